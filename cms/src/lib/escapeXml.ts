const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that XML 1.0 does not allow even when escaped, and lone surrogates. */
// oxlint-disable-next-line no-control-regex -- these are what is to be taken out
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Escapes a string for XML or HTML text and attribute values; removes forbidden characters. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN_CHARACTERS, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

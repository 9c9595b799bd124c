const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What XML 1.0 has no place for, not even escaped; half of a sign too. */
// eslint-disable-next-line no-control-regex -- these are what is to be taken out
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text as it stands in XML, between tags or in an attribute; in HTML too. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN_CHARACTERS, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

import { removeForbidden } from './xml'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a string for XML or HTML text and attribute values; removes forbidden characters. */
export function escapeXml(text: string): string {
  return removeForbidden(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

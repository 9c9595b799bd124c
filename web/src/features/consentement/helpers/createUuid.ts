/** Position and fixed bits of version 4 and of the variant in a UUID (RFC 9562, 5.4). */
const fixed = [
  { index: 6, mask: 0x0f, bits: 0x40 },
  { index: 8, mask: 0x3f, bits: 0x80 },
]

/**
 * Creates a random UUID of version 4. `crypto.randomUUID` does the same, but only on pages served
 * over https.
 */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (const { index, mask, bits } of fixed) bytes[index] = ((bytes[index] ?? 0) & mask) | bits
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

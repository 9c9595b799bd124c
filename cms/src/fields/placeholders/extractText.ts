/** Extracts the words of a plain or rich text value. */
export function extractText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(extractText).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { root, children, text } = value as Record<string, unknown>
  return [root, children, text].map(extractText).join(' ')
}

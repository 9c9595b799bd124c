/** Length in characters of a meta description that search engines show in full. */
const defaultLength = 160

/** Shortens a text to one line of at most `length` characters, cut between two words. */
export function toExcerpt(text: string, length = defaultLength): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const lastSpace = line[length] === ' ' ? length : cut.lastIndexOf(' ')
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut
  return `${words.replace(/(?<![\s.,;:!?…–-])[\s.,;:!?…–-]+$/, '')}…`
}

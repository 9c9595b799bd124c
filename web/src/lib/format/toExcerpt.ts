/** What search engines show of a description. */
const defaultLength = 160

/** The first words of a text, on one line; cut between two words where it is longer. */
export function toExcerpt(text: string, length = defaultLength): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const lastSpace = line[length] === ' ' ? length : cut.lastIndexOf(' ')
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut
  return `${words.replace(/[\s.,;:!?…–-]+$/, '')}…`
}

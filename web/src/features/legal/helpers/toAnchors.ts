/** An id for each title: its own words, with a number where two titles are alike. */
export function toAnchors(titles: string[]): string[] {
  const seen = new Map<string, number>()
  return titles.map((title) => {
    const slug = toSlug(title) || 'section'
    const count = (seen.get(slug) ?? 0) + 1
    seen.set(slug, count)
    return count === 1 ? slug : `${slug}-${count}`
  })
}

function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

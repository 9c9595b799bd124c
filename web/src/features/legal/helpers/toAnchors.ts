/** Creates a unique id from each title; a number distinguishes equal titles. */
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

/** « p. 3 », « p. 3–4 ». */
export function formatPages(first: number, last: number): string {
  return `p.\u00a0${first === last ? first : `${first}–${last}`}`
}

/** « Anne Le Goff, Jean Martin et Louis Roy »; empty without authors. */
export function formatAuthors(authors: string[]): string {
  const last = authors.at(-1) ?? ''
  return authors.length < 2 ? last : `${authors.slice(0, -1).join(', ')} et ${last}`
}

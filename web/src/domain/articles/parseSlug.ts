/** Parses the slug in an article’s URL; undefined if invalid: « un-langage-de-fil ». */
export function parseSlug(value: string | undefined): string | undefined {
  return value && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? value : undefined
}

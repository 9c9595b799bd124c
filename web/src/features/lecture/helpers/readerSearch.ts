export type ReaderSearch = {
  /** Words that are marked; empty for none. */
  marked: string
  /** Whether the text of the page is shown in place of its picture. */
  isText: boolean
}

export function parseReaderSearch(search: string): ReaderSearch {
  const parameters = new URLSearchParams(search)
  return { marked: parameters.get('q') ?? '', isText: parameters.get('vue') === 'texte' }
}

/** « ?vue=texte&q=danse »; empty for the pages without a search. */
export function toReaderSearch({ marked, isText }: ReaderSearch): string {
  const parameters = new URLSearchParams({
    ...(isText && { vue: 'texte' }),
    ...(marked && { q: marked }),
  })
  const query = parameters.toString()
  return query ? `?${query}` : ''
}

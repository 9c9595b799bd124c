/**
 * Links to the PDF of an issue, /regards/{n}/{segment}: each counts an action, then redirects to the PDF
 * with a query. web/src/domain/paths.ts has them too.
 */
export const PDF_LINKS = [
  { segment: 'pdf', action: 'vue', query: '' },
  { segment: 'telechargement', action: 'telechargement', query: '?telechargement' },
] as const

/** The segments of these links, in a regular expression. */
export const PDF_LINK_PATTERN = PDF_LINKS.map(({ segment }) => segment).join('|')

/** What the server sends of an issue, /regards/{n}/{segment}: its PDF and its book. */
export const ISSUE_FILES = [...PDF_LINKS.map(({ segment }) => segment), 'epub'] as const

/**
 * Links to the PDF of an issue, /regards/{n}/{segment}: each counts an action, then redirects to
 * the PDF with a query.
 */
export const PDF_LINKS = [
  { segment: 'pdf', action: 'vue', query: '' },
  { segment: 'telechargement', action: 'telechargement', query: '?telechargement' },
] as const

/** The segments of these links, in a regular expression. */
export const PDF_LINK_PATTERN = PDF_LINKS.map(({ segment }) => segment).join('|')

/** Files of an issue below /regards/{n}/, in a regular expression: its PDF and its book. */
export const ISSUE_FILE_PATTERN = `${PDF_LINK_PATTERN}|epub`

/** The token of a mail's link, which stands after the sign # of its address; undefined without one. */
export const parseToken = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('jeton') || undefined

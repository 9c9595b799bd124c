/** The token in the hash of an e-mail's link (`#jeton=…`); undefined without one. */
export const parseToken = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('jeton') || undefined

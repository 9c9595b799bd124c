/** The front page of a network is nobody's own page; a network left out is a choice. */
export const isSocialNetworkHome = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).pathname === '/'

/** Addresses below .example belong to nobody (RFC 2606). */
export const isExampleEmail = (value: unknown): boolean =>
  typeof value === 'string' && value.endsWith('.example')

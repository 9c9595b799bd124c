/**
 * Whether a URL is only the home page of a social network, the default value. An empty value is a
 * choice.
 */
export const isSocialNetworkHome = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).pathname === '/'

/** Whether an e-mail address is in .example, a reserved domain (RFC 2606). */
export const isExampleEmail = (value: unknown): boolean =>
  typeof value === 'string' && value.endsWith('.example')

type Test = (value: string) => boolean

/** Whether a text is missing, or is still what the site started with. */
export const isEmptyOr =
  (isProvisional: Test) =>
  (value: unknown): boolean =>
    typeof value !== 'string' || value === '' || isProvisional(value)

/** The front page of a network is nobody's own page. */
export const isHomeOfNetwork: Test = (value) =>
  URL.canParse(value) && new URL(value).pathname === '/'

/** Addresses below .example belong to nobody (RFC 2606). */
export const isExampleEmail: Test = (value) => value.endsWith('.example')

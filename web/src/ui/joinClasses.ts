/** The `class` of an element: the names that are there. */
export const joinClasses = (...names: (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ')

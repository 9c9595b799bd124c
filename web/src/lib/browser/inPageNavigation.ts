/** History state of a navigation within one page, which neither moves the focus nor announces. */
export const inPageNavigation = { isInPage: true } as const

/** Whether a location was reached by a navigation within one page. */
export const isInPageNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isInPage' in state

/** Whether a location is of the page shown before: « Back » may lead to an entry within it. */
export const isWithinPage = (
  previousPath: string,
  { pathname, state }: { pathname: string; state: unknown },
): boolean => isInPageNavigation(state) && toPagePath(previousPath) === toPagePath(pathname)

/** All pages of a reader are one page of the site. */
const toPagePath = (pathname: string): string => pathname.replace(/\/lire\/\d+$/, '/lire')

/**
 * History state of a navigation within one page, such as a turn in the reader: it neither moves the
 * focus nor announces a new page.
 */
export const inPageNavigation = { isInPage: true } as const

/** Whether a location was reached by a navigation within one page. */
export const isInPageNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isInPage' in state

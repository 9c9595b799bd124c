/** Begins the key of a letter of one's own, in place of an issue's id. */
export const LETTER_PREFIX = 'lettre:'

/** Whether a campaign sends a letter of one's own: its `regard` is no issue. */
export const isOwnLetter = (regard: string): boolean => regard.startsWith(LETTER_PREFIX)

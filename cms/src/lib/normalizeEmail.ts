/**
 * Normalizes an e-mail address for comparison, ignoring case: no current mail server distinguishes
 * Camille@ from camille@.
 * @param email as typed by a user
 * @returns it as stored in accounts and used as a subscriber's key
 */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/**
 * Normalizes an e-mail address for comparison, ignoring case: no current mail server distinguishes
 * Camille@ from camille@.
 * @param email as typed by a user
 */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

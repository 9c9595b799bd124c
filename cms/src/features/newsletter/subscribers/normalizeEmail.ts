/**
 * By what an address is known: no mail server of today tells Camille@ from camille@.
 * @param email as somebody wrote it
 */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

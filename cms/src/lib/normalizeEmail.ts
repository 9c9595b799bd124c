/** Normalizes for comparison: no current mail server distinguishes Camille@ from camille@. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/**
 * Normalizes an e-mail address as typed, for comparison: the form in which accounts store it and
 * subscribers have it as key. No current mail server distinguishes Camille@ from camille@.
 */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

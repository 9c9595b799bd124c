import type { Endpoint } from 'payload'

/**
 * Marks an endpoint whose act cannot be undone: an administrateur must have given the password
 * within the last minutes. The feature accounts enforces it.
 */
export const AFTER_REAUTHENTICATION = { custom: { isAfterReauthentication: true } }

/** Whether an endpoint has that mark. */
export const isAfterReauthentication = ({ custom }: Omit<Endpoint, 'root'>): boolean =>
  custom?.isAfterReauthentication === true

/**
 * Fills the required password fields of an account that is created by invitation. The server
 * replaces it, and would refuse it as too short.
 */
export const PLACEHOLDER_PASSWORD = '-----'

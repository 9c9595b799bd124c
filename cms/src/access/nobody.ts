import type { Access } from 'payload'

/** For what only the server changes, through the Local API. */
export const nobody: Access = () => false

import type { Access } from 'payload'

/** For records that only the server changes, through the Local API or the database. */
export const nobody: Access = () => false

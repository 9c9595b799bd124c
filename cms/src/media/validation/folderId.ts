import { randomInt } from 'node:crypto'

const LENGTH = 16
const FOLDER_ID = /^[a-z0-9]{8,32}$/

/**
 * Generates a random base-36 folder name, shared by the files of one issue (specification, section
 * 3).
 */
export function generateFolderId(): string {
  return Array.from({ length: LENGTH }, () => randomInt(36).toString(36)).join('')
}

/** Whether an untrusted value is a valid folder id. */
export const isFolderId = (value: unknown): value is string =>
  typeof value === 'string' && FOLDER_ID.test(value)

import { randomInt } from 'node:crypto'

const LENGTH = 16
const FOLDER_ID = /^[a-z0-9]{8,32}$/

/** A random base-36 string: the folder that the files of one issue share (specification, section 3). */
export function generateFolderId(): string {
  return Array.from({ length: LENGTH }, () => randomInt(36).toString(36)).join('')
}

/** Whether a folder given from outside has the form of ours. */
export const isFolderId = (value: unknown): value is string =>
  typeof value === 'string' && FOLDER_ID.test(value)

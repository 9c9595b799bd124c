import type { DataStore } from '@tus/server'

import type { StagedFile } from '../../storage/types'

/** Where the bytes of an upload wait until all of them are there. An upload is kept for a day. */
export interface StagingStore extends DataStore {
  /** The upload with that id must be there. */
  open(id: string): Promise<StagedFile>
  /** How many bytes the unfinished uploads may still put on this machine's disk. */
  pendingBytes(): Promise<number>
  /** The uploads that were begun more than a day ago and never came to a record. */
  listExpired(): Promise<string[]>
}

export const EXPIRATION_MS = 24 * 60 * 60 * 1000

export const TUS_EXTENSIONS = ['creation', 'creation-with-upload', 'termination', 'expiration']

/** @param creationDate as the tus server writes it: an ISO date */
export const isExpired = (creationDate: string | undefined): boolean =>
  creationDate !== undefined && Date.now() - Date.parse(creationDate) > EXPIRATION_MS

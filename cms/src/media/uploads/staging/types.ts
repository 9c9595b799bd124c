import type { DataStore } from '@tus/server'

import type { StagedFile } from '../../storage/types'
import { apiError } from '../../../lib/errors/apiErrors'

/** Storage of upload bytes until the upload is complete. An upload expires after a day. */
export interface StagingStore extends DataStore {
  /** Opens a complete upload; the upload must exist. */
  open(id: string): Promise<StagedFile>
  /** Bytes that unfinished uploads may still write to the local disk. */
  pendingBytes(): Promise<number>
  /** Ids of uploads that started more than a day ago and were never finalized. */
  listExpired(): Promise<string[]>
}

export const EXPIRATION_MS = 24 * 60 * 60 * 1000

export const TUS_EXTENSIONS = ['creation', 'creation-with-upload', 'termination', 'expiration']

/** @param creationDate as the tus server writes it: an ISO date */
export const isExpired = (creationDate: string | undefined): boolean =>
  creationDate !== undefined && Date.now() - Date.parse(creationDate) > EXPIRATION_MS

export const uploadNotFound = () =>
  apiError('object-not-found', 'Cet envoi n’existe pas, ou n’existe plus.')

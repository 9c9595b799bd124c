import { formatBytes } from '../../../lib/formatBytes'
import { formatParisMoment } from '../../../lib/frenchDates'
import { hmac } from '../../../lib/tokens/hmac'
import type { SettableMetadata } from '../../../media/storage/types'

/** Reference to bytes in a backup, by their content. */
export interface BlobRef {
  /** Of the bytes before encryption, hex. */
  sha256: string
  /** Bytes before encryption. */
  size: number
  /** Bytes in the target. */
  stored: number
}

/** A stored file of the site: one line of the file segments of a snapshot. */
export interface FileEntry extends BlobRef {
  fullPath: string
  /** Base 64, of the bytes. */
  md5Hash: string
  /** Of the storage that it was read from: tells whether it changed since. */
  etag: string
  /** ISO dates. */
  timeCreated: string
  updated: string
  metageneration: number
  metadata: SettableMetadata
}

/** Rows of a table, or files: gzipped JSON, one a line. */
export interface Segment extends BlobRef {
  lines: number
}

/** Everything that a snapshot consists of. Written last: without it, there is no snapshot. */
export interface Manifest {
  /** Version of this format. */
  version: 1
  id: string
  /** ISO date of the copy of the database. */
  date: string
  /** Name of the newest migration that the product knew (infrastructure/database/schemaVersion). */
  schema: string
  database: 'sqlite' | 'mongodb'
  storage: 'disk' | 's3'
  /** Whether all rows are of one moment; a single MongoDB server does not offer that. */
  isConsistent: boolean
  /** PAYLOAD_SECRET; in an encrypted backup only. */
  secret?: string
  /** Keyed hash by PAYLOAD_SECRET, which tells whether another one is the same. */
  secretMark: string
  tables: { name: string; segments: Segment[] }[]
  files: Segment[]
  totals: Totals
}

export interface Totals {
  rows: number
  files: number
  /** Bytes of the stored files. */
  fileBytes: number
  /** Bytes that the snapshot takes in the target, its files shared with earlier ones included. */
  storedBytes: number
  /** Of these, bytes that this snapshot added. */
  addedBytes: number
}

/** Keyed hash that tells whether another PAYLOAD_SECRET is the same, and nothing else. */
export const markSecret = (): string => hmac('sauvegarde/secret', '')

/** Describes a snapshot in one line, in French. */
export function describeSnapshot({ id, date, totals }: Manifest): string {
  const { rows, files, storedBytes, addedBytes } = totals
  return `${id}, ${formatParisMoment(new Date(date))}\u00a0: ${rows} lignes, ${files} fichiers, ${formatBytes(storedBytes)}, dont ${formatBytes(addedBytes)} de nouveau`
}

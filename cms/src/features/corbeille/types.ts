import type { PayloadRequest } from 'payload'

/** A record as it is stored, before it moves. */
export type TrashRecord = Record<string, unknown> & { id: string }

type Check = (record: TrashRecord, req: PayloadRequest) => Promise<void>
type AfterMove = (move: { doc: TrashRecord; req: PayloadRequest }) => unknown

/** Steps of a collection when a record moves to the trash or out of it. */
export interface TrashHooks {
  /** Throws for a record that must stay where it is. */
  checkTrash?: Check
  checkRestore?: Check
  /** Fields to write with the move. */
  toTrashed?: (record: TrashRecord) => Record<string, unknown>
  toRestored?: (record: TrashRecord) => Record<string, unknown>
  /** The record as its readers see it, where a trashed one is stored otherwise. */
  toShown?: (record: TrashRecord) => TrashRecord
  /** Run in this order; the one that invalidates caches is first. */
  afterTrash: AfterMove[]
  afterRestore: AfterMove[]
}

import pMap from 'p-map'
import { BackupError } from '../BackupError'
import { readFileEntries, type BlobRef } from './snapshot'
import type { Repository } from './Repository'

const CONCURRENCY = 2

export interface Verification {
  snapshots: number
  blobs: number
  /** Bytes read, before encryption. */
  bytes: number
  /** Sentences in French; empty if all is well. */
  faults: string[]
}

/** Reads all bytes of snapshots again, each once, and compares them with their SHA-256. */
export async function verifySnapshots(
  repository: Repository,
  ids: string[],
): Promise<Verification> {
  const result: Verification = { snapshots: 0, blobs: 0, bytes: 0, faults: [] }
  /** Whether each blob that was read is sound. */
  const checked = new Map<string, boolean>()
  const check = async (ref: BlobRef, whose: string): Promise<boolean> => {
    const known = checked.get(ref.sha256)
    if (known !== undefined) return known
    const isSound = await noteFault(result.faults, whose, async () => {
      for await (const chunk of await repository.readBlob(ref)) {
        result.bytes += (chunk as Uint8Array).length
      }
      result.blobs += 1
    })
    checked.set(ref.sha256, isSound)
    return isSound
  }
  for (const id of ids) {
    await noteFault(result.faults, `Sauvegarde ${id}`, async () => {
      const { tables, files } = await repository.readManifest(id)
      result.snapshots += 1
      for (const { name, segments } of tables) {
        for (const segment of segments) await check(segment, `Sauvegarde ${id}, table ${name}`)
      }
      for (const list of files) {
        if (!(await check(list, `Sauvegarde ${id}, liste des fichiers`))) continue
        const entries = readFileEntries(repository, [list])
        await pMap(entries, (entry) => check(entry, `Sauvegarde ${id}, ${entry.fullPath}`), {
          concurrency: CONCURRENCY,
        })
      }
    })
  }
  return result
}

async function noteFault(
  faults: string[],
  whose: string,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    // Other errors, such as an unreachable server, end the verification.
    if (!(error instanceof BackupError)) throw error
    faults.push(`${whose}\u00a0: ${error.message}`)
    return false
  }
}

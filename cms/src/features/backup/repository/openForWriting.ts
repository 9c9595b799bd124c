import type { BackupTarget } from '../targets/BackupTarget'
import { lockRepository } from './lockRepository'
import { openRepository } from './openRepository'
import type { Repository } from './Repository'

/**
 * Locks the backup in a target and opens it; begins one where there is none. Locked first: of two
 * processes that begin at once, the second would put its key in place of the first one's, whose
 * snapshots nobody could read.
 * @param onLock called once the target is locked, with what releases it
 * @throws BackupError when another process holds the lock, or as `openRepository` does
 */
export async function openForWriting(
  target: BackupTarget,
  passphrase: string | undefined,
  onLock: (release: () => Promise<void>) => void = () => undefined,
): Promise<{ repository: Repository; release: () => Promise<void> }> {
  const release = await lockRepository(target)
  onLock(release)
  try {
    return { repository: await openRepository(target, passphrase, { create: true }), release }
  } catch (error) {
    await release()
    throw error
  }
}

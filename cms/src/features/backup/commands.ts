import { env } from '../../lib/env'
import { tempDir } from '../../media/records/createTempFile'
import { openRepository } from './repository/openRepository'
import type { Repository } from './repository/Repository'
import { openTarget } from './targets/openTarget'

/**
 * Exports for the commands `backup` and `restore`, apart from index.ts: a process of the site does
 * not load the code that writes, verifies and restores backups.
 */
export { describeSnapshot } from './repository/snapshot'
export { verifySnapshots } from './repository/verifySnapshots'
export {
  restoreSite,
  tellAboutPlans,
  tellAboutRefusals,
  tellAboutSecret,
} from './restore/restoreSite'
export type { SuspendedPlans } from './restore/restoreSite'
export { runBackup } from './runBackup'

/**
 * Opens the backup at an address, with the key of this set-up.
 * @param address a folder's path, or `s3://bucket/prefix`
 * @throws BackupError as `openTarget` and `openRepository` do
 */
export const openBackup = (address: string): Promise<Repository> =>
  openRepository(openTarget(address, env.backup, tempDir), env.backup.key)

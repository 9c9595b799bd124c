import { env } from '../../lib/env'
import { tempDir } from '../../media/records/createTempFile'
import { openRepository } from './repository/openRepository'
import type { Repository } from './repository/Repository'
import { openTarget } from './targets/openTarget'

/** For the commands `backup` and `restore`: a process of the site does not load this code. */
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

/** Opens the backup at a path or `s3://bucket/prefix`. @throws BackupError */
export const openBackup = (address: string): Promise<Repository> =>
  openRepository(openTarget(address, env.backup, tempDir), env.backup.key)

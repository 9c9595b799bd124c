import path from 'node:path'

import { env } from '../../../lib/env'
import { BackupError } from '../BackupError'

/**
 * Refuses a target among the files that it would back up.
 * @throws BackupError
 */
export function assertOutsideSite(address: string): void {
  const isInside = address.startsWith('s3://')
    ? address.split('/')[2] === env.s3?.bucket && env.backup.s3.endpoint === env.s3?.endpoint
    : !path.relative(env.mediaDir, path.resolve(address)).startsWith('..')
  if (!isInside) return
  throw new BackupError(
    'Une sauvegarde au milieu des fichiers du site se perdrait avec eux\u00a0: choisissez un autre disque ou un autre bucket.',
    'target-inside-site',
  )
}

import path from 'node:path'

import type { BackupEnv } from '../../../lib/backupSettings'
import { env } from '../../../lib/env'
import { BackupError } from '../BackupError'
import type { BackupTarget } from './BackupTarget'
import { BucketTarget } from './BucketTarget'
import { FolderTarget } from './FolderTarget'

const BUCKET_ADDRESS = /^s3:\/\/([^/]+)\/?(.*)$/

/**
 * Opens a target, at a folder's path or `s3://bucket/prefix`; nothing is written yet.
 * @param spoolDir folder for files that are on their way to a bucket
 * @throws BackupError when an `s3://` address has no account
 */
export function openTarget(address: string, { s3 }: BackupEnv, spoolDir: string): BackupTarget {
  const [, bucket, prefix = ''] = BUCKET_ADDRESS.exec(address) ?? []
  if (!bucket) return new FolderTarget(path.resolve(address))
  if (!s3.credentials.accessKeyId || !s3.credentials.secretAccessKey) {
    throw new BackupError(
      'Pour une sauvegarde dans un bucket, réglez BACKUP_S3_ACCESS_KEY_ID et BACKUP_S3_SECRET_ACCESS_KEY (voir .env.example).',
      'backup-credentials-missing',
    )
  }
  return new BucketTarget({ ...s3, bucket }, prefix.replace(/^\/+|\/+$/g, ''), spoolDir)
}

/** Refuses a target among the files that it would back up. @throws BackupError */
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

import path from 'node:path'

import { z } from 'zod'

/** Shorter keys could be guessed by trying. */
const MIN_KEY_LENGTH = 20

const text = z.string().trim().min(1)

/** Settings of the backup; those of its S3 server default to those of the files. */
export const backupSettings = {
  BACKUP_TARGET: text.optional(),
  BACKUP_KEY: z
    .string()
    .min(MIN_KEY_LENGTH, `doit compter au moins ${MIN_KEY_LENGTH} caractères`)
    .optional(),
  BACKUP_S3_ENDPOINT: z.url().optional(),
  BACKUP_S3_REGION: text.optional(),
  BACKUP_S3_ACCESS_KEY_ID: text.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: text.optional(),
  BACKUP_S3_FORCE_PATH_STYLE: z
    .enum(['0', '1', 'true', 'false'])
    .transform((value) => value === '1' || value === 'true')
    .optional(),
}

type Optional<T> = { [Key in keyof T]?: T[Key] | undefined }

type Values = Optional<z.output<z.ZodObject<typeof backupSettings>>> & {
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
  S3_FORCE_PATH_STYLE: boolean
}

export type BackupEnv = ReturnType<typeof toBackupEnv>

/** @param root folder from which a relative target is resolved */
export function toBackupEnv(value: Values, root: string) {
  const target = value.BACKUP_TARGET
  return {
    /** Folder (absolute path) or `s3://bucket/prefix` of the daily backup; undefined for none. */
    target: !target || target.startsWith('s3://') ? target : path.resolve(root, target),
    /** Passphrase that encrypts the backup; undefined to leave it unencrypted. */
    key: value.BACKUP_KEY,
    /** Server and account of `s3://` targets, without the bucket. */
    s3: {
      endpoint: value.BACKUP_S3_ENDPOINT ?? value.S3_ENDPOINT,
      region: value.BACKUP_S3_REGION ?? value.S3_REGION,
      forcePathStyle: value.BACKUP_S3_FORCE_PATH_STYLE ?? value.S3_FORCE_PATH_STYLE,
      credentials: {
        accessKeyId: value.BACKUP_S3_ACCESS_KEY_ID ?? value.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: value.BACKUP_S3_SECRET_ACCESS_KEY ?? value.S3_SECRET_ACCESS_KEY ?? '',
      },
    },
  }
}

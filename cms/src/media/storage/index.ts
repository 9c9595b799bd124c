import { env } from '../../lib/env'
import { DiskStorage } from './disk/DiskStorage'
import { S3Storage } from './s3/S3Storage'
import type { ObjectStorage } from './types'

export {
  CustomMetadataTooLarge,
  ObjectExists,
  ObjectNotFound,
  type MetadataChange,
  type ObjectMetadata,
  type ObjectSource,
  type ObjectStorage,
} from './types'
export { isObjectPathPrefix, toObjectPath } from './objectPath'

/** The configured storage: S3 when S3_BUCKET is set, else the folder MEDIA_DIR. */
export const storage: ObjectStorage = env.s3 ? new S3Storage(env.s3) : new DiskStorage(env.mediaDir)

import { env } from '../env'
import { DiskStorage } from './disk'
import { S3Storage } from './s3'
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
export { isPathStart, toObjectPath } from './objectPath'

/** The storage of this set-up: S3 where S3_BUCKET is set, else the folder MEDIA_DIR. */
export const storage: ObjectStorage = env.s3 ? new S3Storage(env.s3) : new DiskStorage(env.mediaDir)

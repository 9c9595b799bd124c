import { env } from '../../lib/env'
import { DiskStorage } from './disk/DiskStorage'
import { S3Storage } from './s3/S3Storage'
import { metrics } from '../../lib/telemetry/metrics'
import { observeCalls } from '../../lib/telemetry/observeCalls'
import type { ObjectStorage } from './types'

export {
  CustomMetadataTooLarge,
  METADATA,
  ObjectExists,
  ObjectNotFound,
  pickMetadata,
  type MetadataChange,
  type ObjectMetadata,
  type ObjectSource,
  type ObjectStorage,
} from './types'
export { isObjectPathPrefix, toObjectPath } from './objectPath'

const configured: ObjectStorage = env.s3 ? new S3Storage(env.s3) : new DiskStorage(env.mediaDir)

/** The configured storage: S3 when S3_BUCKET is set, else the folder MEDIA_DIR. */
export const storage = observeCalls(
  configured,
  [
    ...(['put', 'claimExisting', 'stat', 'list', 'read', 'send'] as const),
    ...(['setMetadata', 'remove', 'removePartial', 'ping'] as const),
  ],
  {
    duration: metrics.storageDuration,
    errors: metrics.storageErrors,
    // Lasts as long as its reader reads.
    untimed: ['send'],
  },
)

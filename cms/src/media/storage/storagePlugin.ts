import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Adapter } from '@payloadcms/plugin-cloud-storage/types'

import { toMediaUrl } from './toMediaUrl'

/**
 * Leaves the files to hooks of our own, on disk and on S3 alike: they are stored before the record is
 * written (records/storeFiles), and deleted with a retry (deleteStoredFiles) or replaced by redirects
 * (replaceStoredFiles).
 */
const adapter: Adapter = () => ({
  name: 'hooks',
  handleUpload: ({ storageFilePath }) => {
    throw new Error(`${storageFilePath} was not stored by storeFiles`)
  },
  handleDelete: () => {},
  staticHandler: () => new Response(null, { status: 404 }),
})

/** Files of both upload collections are served at /media by our own server, never by Payload. */
const options = {
  adapter,
  disablePayloadAccessControl: true as const,
  generateFileURL: ({ filename, prefix }: { filename: string; prefix?: string }) =>
    toMediaUrl(prefix, filename),
}

/** Configures Payload's upload storage: URLs at /media, and no files of Payload's own. */
export const storagePlugin = cloudStoragePlugin({
  collections: { documents: options, images: options },
})

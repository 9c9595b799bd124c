import { cloudStoragePlugin } from '@payloadcms/plugin-cloud-storage'
import type { Adapter } from '@payloadcms/plugin-cloud-storage/types'
import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'

import { env } from '../../lib/env'
import { toMediaUrl } from './objectPath'
import { s3ClientConfig } from './s3/s3Client'
import { storage } from '.'

/** Files of both upload collections are served at /media by our own server, never by Payload. */
const collectionOptions = {
  disablePayloadAccessControl: true as const,
  generateFileURL: ({ filename, prefix }: { filename: string; prefix?: string }) =>
    toMediaUrl(prefix, filename),
}

const collections = { documents: collectionOptions, images: collectionOptions }

/** Routes Payload's writes and deletions on disk to our storage. */
const diskAdapter: Adapter = () => ({
  name: 'disk',
  handleUpload: async ({ file, storageFilePath }) => {
    const source = file.tempFilePath ? { filePath: file.tempFilePath } : { buffer: file.buffer }
    await storage.put(storageFilePath, source, { contentType: file.mimeType })
  },
  handleDelete: ({ storageFilePath }) => storage.remove(storageFilePath),
  staticHandler: () => new Response(null, { status: 404 }),
})

/** Configures Payload's upload storage: the same paths on disk and on S3. */
export const storagePlugin: Plugin = env.s3
  ? s3Storage({ bucket: env.s3.bucket, config: s3ClientConfig(env.s3), collections })
  : cloudStoragePlugin({
      collections: Object.fromEntries(
        Object.entries(collections).map(([slug, options]) => [
          slug,
          { ...options, adapter: diskAdapter },
        ]),
      ),
    })

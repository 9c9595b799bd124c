import type { CollectionConfig, ImageSize } from 'payload'

import { editorsOfUnreservedImages, unreservedImages } from '../../access/unreserved'
import { keepMalformedNumbers } from '../../lib/payload/keepMalformedNumbers'
import { editors } from '../../access/editors'
import { invalidateContentHook } from '../../infrastructure/contentVersion/invalidateContent'
import { disableFileRoute } from '../../media/records/disableFileRoute'
import { setDownloadNameOnReplace } from '../../media/records/setDownloadName'
import { rejectDeleteWhenUsed } from '../../media/usage/rejectDeleteWhenUsed'
import { deleteStoredFiles } from '../../media/records/deleteStoredFiles'
import { rollBackStoredFilesOnError, storeFiles } from '../../media/records/storeFiles'
import { updateOwnReservation } from '../../media/usage/updateReservations'
import { rejectDeleteWhenOnPage } from '../../media/usage/rejectDeleteWhenOnPage'
import type { Image } from '../../payload-types'
import { administratorsWhileInUse, rejectUpdateOfCovers } from './administratorsWhileInUse'
import { imagesFields } from './fields'
import { foldersEndpoint } from './foldersEndpoint'
import { prepareImage } from './prepareImage'
import { unusedEndpoint } from './unusedEndpoint'
import { usagesEndpoint } from './usagesEndpoint'

/**
 * Widest variant in pixels that only high-density phone screens use, where lower quality is not
 * visible.
 */
const TELEPHONE_WIDTH = 720

/**
 * AVIF variant, at most `width` pixels wide: half the size of WebP at the same visible quality. Low
 * encoder effort, as the user waits for the upload and more effort gains little. A narrower
 * original keeps its width, or gets no such variant if `isOnlySmaller`.
 */
const avifSize = (width: number, isOnlySmaller = false): ImageSize => ({
  name: `w${width}`,
  width,
  ...(isOnlySmaller ? {} : { withoutEnlargement: true }),
  formatOptions: {
    format: 'avif',
    options: { quality: width <= TELEPHONE_WIDTH ? 34 : 45, effort: 1 },
  },
  generateImageName: ({ originalName }) => `${originalName}-${width}.avif`,
})

/**
 * For clients without AVIF support: older browsers, link previews, feed readers, e-mail clients.
 */
const webpSize: ImageSize = {
  name: 'webp',
  width: 960,
  withoutEnlargement: true,
  formatOptions: { format: 'webp', options: { quality: 72 } },
  generateImageName: ({ originalName }) => `${originalName}-960.webp`,
}

/** Covers of issues and images of pages. */
export const Images: CollectionConfig = {
  slug: 'images',
  labels: { singular: 'Image', plural: 'Images' },
  admin: {
    hideAPIURL: true,
    group: 'Pages du site',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'dossier', 'usage', 'createdAt'],
    listSearchableFields: ['filename', 'alt', 'dossier'],
    description: 'Les images des pages et les couvertures des numéros.',
    components: {
      beforeListTable: [
        '/collections/Images/FolderFilter#FolderFilter',
        '/collections/Images/UnusedImages#UnusedImages',
      ],
      edit: { beforeDocumentControls: ['/admin/form/FirstInvalidField#FirstInvalidField'] },
    },
  },
  access: {
    read: unreservedImages,
    create: editors,
    update: administratorsWhileInUse,
    delete: editorsOfUnreservedImages,
  },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [foldersEndpoint, unusedEndpoint, usagesEndpoint],
  upload: {
    filenameCompoundIndex: ['prefix', 'filename'],
    adminThumbnail: ({ doc }) => (doc as unknown as Image).sizes?.w320?.url ?? null,
    // Each width is a sixth to a half larger than the previous one. On a phone a cover takes 480 or
    // 560 pixels, a page image 720.
    imageSizes: [
      ...[320, 480, 560, 720, 960, 1280].map((width) => avifSize(width)),
      ...[avifSize(1920, true), webpSize],
    ],
    handlers: [disableFileRoute],
    bulkUpload: false,
    // The sizes keep the ratio of the original; the focal point is our own (see focalPointFields).
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [keepMalformedNumbers, prepareImage],
    beforeChange: [rejectUpdateOfCovers, storeFiles],
    afterChange: [
      invalidateContentHook,
      updateOwnReservation,
      setDownloadNameOnReplace('couverture'),
    ],
    afterDelete: [invalidateContentHook, deleteStoredFiles],
    beforeDelete: [rejectDeleteWhenUsed('couverture'), rejectDeleteWhenOnPage],
    afterError: [rollBackStoredFilesOnError],
  },
  fields: imagesFields,
}

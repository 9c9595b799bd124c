import type { CollectionConfig } from 'payload'

import { editorsOfUnreservedImages, unreservedImages } from '../../access/unreserved'
import { keepMalformedNumbers } from '../../lib/payload/keepMalformedNumbers'
import { editors } from '../../access/editors'
import { createTrashEndpoints } from '../corbeille'
import { invalidateContentHook } from '../../infrastructure/contentVersion/invalidateContent'
import { disableFileRoute } from '../../media/records/disableFileRoute'
import { setDownloadNameOnReplace } from '../../media/records/setDownloadName'
import { deleteStoredFiles } from '../../media/records/deleteStoredFiles'
import { rollBackStoredFilesOnError, storeFiles } from '../../media/records/storeFiles'
import { updateOwnReservation } from '../../media/usage/updateReservations'
import type { Image } from '../../payload-types'
import { administratorsWhileInUse, rejectUpdateOfCovers } from './administratorsWhileInUse'
import { imagesFields } from './fields'
import { foldersEndpoint } from './foldersEndpoint'
import { prepareImage } from './prepareImage'
import { imagesTrash, rejectWhenUsed } from './trash'
import { unusedEndpoint } from './unusedEndpoint'
import { usagesEndpoint } from './libraryEndpoints'

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
        '/features/corbeille/TrashSelection#TrashSelection',
        '/features/images/panel/folders#FolderFilter',
        '/features/images/panel/UnusedImages#UnusedImages',
      ],
      edit: {
        beforeDocumentControls: [
          '/admin/form/FirstInvalidField#FirstInvalidField',
          '/admin/form/RequestedField#RequestedField',
        ],
      },
    },
  },
  access: {
    read: unreservedImages,
    create: editors,
    update: administratorsWhileInUse,
    delete: editorsOfUnreservedImages,
  },
  trash: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [
    foldersEndpoint,
    unusedEndpoint,
    usagesEndpoint,
    ...createTrashEndpoints('images', imagesTrash),
  ],
  upload: {
    filenameCompoundIndex: ['prefix', 'filename'],
    adminThumbnail: ({ doc }) => (doc as unknown as Image).sizes?.w320?.url ?? null,
    handlers: [disableFileRoute],
    bulkUpload: false,
    // No `imageSizes`: prepareImage makes them in a child process. The focal point is our own (see
    // focalPointFields).
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
    beforeDelete: rejectWhenUsed,
    afterError: [rollBackStoredFilesOnError],
  },
  fields: imagesFields,
}

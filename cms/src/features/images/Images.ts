import {
  Forbidden,
  type Access,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'

import { editors, isAdministrateur, isEditeur } from '../../access/roles'
import { editorsOfUnreservedImages, unreservedImages } from '../../access/unreserved'
import { invalidateContentHook } from '../../infrastructure/contentVersion/invalidateContent'
import { keepMalformedNumbers } from '../../lib/payload/keepMalformedNumbers'
import {
  deleteStoredFiles,
  rollBackStoredFilesOnError,
  storeFiles,
} from '../../media/records/storeFiles'
import { disableFileRoute } from '../../media/records/fileFields'
import { setDownloadNameOnReplace } from '../../media/records/setDownloadName'
import { findIssuesUsing } from '../../media/usage/findIssuesUsing'
import { rejectDeleteWhenUsed } from '../../media/usage/rejectDeleteWhenUsed'
import { updateOwnReservation } from '../../media/usage/updateReservations'
import type { Image } from '../../payload-types'
import { createTrashEndpoints, type TrashHooks } from '../corbeille'
import { imagesFields } from './fields'
import { rejectDeleteWhenOnPage } from './imageUsages'
import { foldersEndpoint, unusedEndpoint, usagesEndpoint } from './libraryEndpoints'
import { prepareImage } from './prepareImage'

/**
 * Editors may update the images that they read, except images of an issue, which administrators
 * decide. A request for several images is limited to images of pages; the filter names no image, as
 * /api/access shows it.
 */
const administratorsWhileInUse: Access = async (args) => {
  const { id, req } = args
  if (isAdministrateur(req)) return true
  if (!isEditeur(req)) return false
  if (!id) return { usage: { equals: 'page' } }
  const covers = await findIssuesUsing(req.payload, 'couverture', id, req)
  return covers.length === 0 && unreservedImages(args)
}

/** Rejects an editor's update of several images for those that an issue uses as its cover. */
const rejectUpdateOfCovers: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || isAdministrateur(req)) return data
  const { id } = originalDoc as { id: string }
  const covers = await findIssuesUsing(req.payload, 'couverture', id, req)
  if (covers.length > 0) throw new Forbidden(req.t)
  return data
}

interface Check {
  id: string
  req: PayloadRequest
}

const rejectWhenUsed = [rejectDeleteWhenUsed('couverture'), rejectDeleteWhenOnPage]

/** Images in the trash: nothing shows them, and their files stay reserved for accounts. */
const imagesTrash: TrashHooks = {
  checkTrash: async ({ id }, req) => {
    for (const reject of rejectWhenUsed) await reject({ id, req } satisfies Check)
  },
  afterTrash: [invalidateContentHook],
  afterRestore: [invalidateContentHook],
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
    // No `imageSizes`: prepareImage makes them. The focal point is our own (focalPointFields).
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

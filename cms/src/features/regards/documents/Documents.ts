import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

import { administrators, hiddenFromEditors, isAdministrateur } from '../../../access/roles'
import { unreserved } from '../../../access/unreserved'
import { acceptPdf, deleteReadingOfPdf, prepareNewPdf } from '../../lecture'
import { invalidateContentHook } from '../../../infrastructure/contentVersion/invalidateContent'
import {
  disableFileRoute,
  fileLocationFields,
  reserveField,
} from '../../../media/records/fileFields'
import { setDownloadNameOnReplace } from '../../../media/records/setDownloadName'
import { rejectDeleteWhenUsed } from '../../../media/usage/rejectDeleteWhenUsed'
import { updateOwnReservation } from '../../../media/usage/updateReservations'
import {
  deleteStoredFiles,
  rollBackStoredFilesOnError,
  storeFiles,
} from '../../../media/records/storeFiles'
import { getFileContext } from '../../../media/records/getFileContext'
import { generateFolderId } from '../../../media/validation/mediaPath'
import { assertPathIsFree } from '../../../media/records/assertPathIsFree'
import {
  keepFilename,
  parseIncomingFile,
  getWriteOperation,
} from '../../../media/records/parseIncomingFile'
import { openRandomAccessFile } from '../../../media/storage/disk/openRandomAccessFile'
import { panelField } from '../../../fields/panelField'

/** Specification, section 3: regards/{random id}/fichier.pdf */
const FILENAME = 'fichier.pdf'

/**
 * Validates an uploaded PDF and sets its storage path and file name, ignoring the client's name.
 * @throws ApiError 422 for an invalid file, 409 folder-taken
 */
const prepareDocument: CollectionBeforeOperationHook = async (incoming) => {
  const { args, overrideAccess, req } = incoming
  if (!getWriteOperation(incoming)) return args
  // Payload checks access after this hook; no work is done for unauthorized requests.
  if (!overrideAccess && !isAdministrateur(req)) return args
  const { file, data } = await parseIncomingFile(incoming)
  if (!file) return { ...args, data }
  const { folder = generateFolderId(), staged } = getFileContext(req)
  const { tempFilePath: filePath, size } = file
  await acceptPdf(staged ?? openRandomAccessFile(filePath, size), staged?.source ?? { filePath })
  const prefix = `regards/${folder}`
  await assertPathIsFree(req.payload, 'documents', { prefix, filename: FILENAME })
  file.name = FILENAME
  file.mimetype = 'application/pdf'
  return { ...args, data: { ...data, prefix }, ...keepFilename }
}

/** PDF files of the issues. */
export const Documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: 'Document PDF', plural: 'Documents PDF' },
  admin: {
    hideAPIURL: true,
    group: 'Regards',
    // Hidden from editors, who may not change it.
    hidden: hiddenFromEditors,
    useAsTitle: 'filename',
    // Every file has the same name: the issue names it.
    defaultColumns: ['parution', 'filesize', 'createdAt'],
    description:
      'Les PDF des numéros. La page «\u00a0Administration des Regards\u00a0» les envoie et les range.',
  },
  access: {
    read: unreserved,
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  disableDuplicate: true,
  lockDocuments: false,
  upload: {
    // Every PDF is named fichier.pdf: file names are unique within their folder only.
    filenameCompoundIndex: ['prefix', 'filename'],
    handlers: [disableFileRoute],
    bulkUpload: false,
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [prepareDocument],
    beforeChange: [storeFiles],
    afterChange: [
      invalidateContentHook,
      updateOwnReservation,
      setDownloadNameOnReplace('pdf'),
      prepareNewPdf,
    ],
    afterDelete: [invalidateContentHook, deleteStoredFiles],
    beforeDelete: [rejectDeleteWhenUsed('pdf'), deleteReadingOfPdf],
    afterError: [rollBackStoredFilesOnError],
  },
  fields: [
    panelField('titreDeLaFiche', '/features/regards/documents/IssueOfPdf#PdfTitle'),
    {
      type: 'ui',
      name: 'parution',
      label: 'Numéro',
      admin: {
        components: {
          Cell: '/features/regards/documents/IssueOfPdf#IssueCell',
          Field: '/fields/NoDiff#NoDiff',
        },
      },
    },
    ...fileLocationFields,
    reserveField,
  ],
}

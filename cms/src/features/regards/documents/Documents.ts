import type { CollectionConfig } from 'payload'

import { administrators } from '../../../access/administrators'
import { unreserved } from '../../../access/unreserved'
import { deleteReadingOfPdf, prepareNewPdf } from '../../lecture'
import { invalidateContentHook } from '../../../infrastructure/contentVersion/invalidateContent'
import { disableFileRoute } from '../../../media/records/disableFileRoute'
import { setDownloadNameOnReplace } from '../../../media/records/setDownloadName'
import { fileLocationFields } from '../../../media/records/fileLocationFields'
import { reserveField } from '../../../media/records/reserveField'
import { rejectDeleteWhenUsed } from '../../../media/usage/rejectDeleteWhenUsed'
import { updateOwnReservation } from '../../../media/usage/updateReservations'
import { deleteStoredFiles } from '../../../media/records/deleteStoredFiles'
import { rollBackStoredFilesOnError, storeFiles } from '../../../media/records/storeFiles'
import { prepareDocument } from './prepareDocument'

/** PDF files of the issues. */
export const Documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: 'Document PDF', plural: 'Documents PDF' },
  admin: {
    hideAPIURL: true,
    group: 'Regards',
    // Hidden from editors, who may not change it.
    hidden: ({ user }) => user.role !== 'administrateur',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'parution', 'filesize', 'createdAt'],
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
    {
      type: 'ui',
      name: 'titreDeLaFiche',
      admin: {
        disableListColumn: true,
        components: { Field: '/features/regards/documents/PdfTitle#PdfTitle' },
      },
    },
    {
      type: 'ui',
      name: 'parution',
      label: 'Numéro',
      admin: {
        components: {
          Cell: '/features/regards/documents/IssueCell#IssueCell',
          Field: '/admin/versions/NoDiff#NoDiff',
        },
      },
    },
    ...fileLocationFields,
    reserveField,
  ],
}

import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { lettersInDraft } from '../../access/lettersInDraft'
import { campaignEndpoints, nameLetter } from '../../features/newsletter/campaigns'
import { annoncesFields } from './fields'

/**
 * Newsletter campaigns with their progress: announcements of issues, at most one per issue, and letters
 * of one's own, which administrators write while they are drafts. All else is written by
 * src/features/newsletter/campaigns only.
 */
export const Annonces: CollectionConfig = {
  slug: 'annonces',
  labels: { singular: 'Lettre', plural: 'Lettres aux abonnés' },
  admin: {
    hideAPIURL: true,
    group: 'Lettre d’information',
    hidden: ({ user }) => user.role !== 'administrateur',
    useAsTitle: 'objet',
    defaultColumns: ['objet', 'etat', 'debut', 'datePrevue', 'envoyes'],
    listSearchableFields: ['objet'],
    components: {
      edit: { beforeDocumentControls: ['/admin/form/FirstInvalidField#FirstInvalidField'] },
    },
  },
  defaultSort: '-createdAt',
  access: {
    read: administrators,
    create: administrators,
    update: lettersInDraft,
    delete: lettersInDraft,
  },
  disableBulkDelete: true,
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: campaignEndpoints,
  hooks: { beforeValidate: [nameLetter] },
  fields: annoncesFields,
}

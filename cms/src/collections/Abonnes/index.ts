import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { nobody } from '../../access/nobody'
import { abonnesFields } from './fields'
import { suppressDeletedAbonne } from './suppressDeletedAbonne'

/**
 * Who asked for the newsletter. Made and changed by src/newsletter alone, as people ask, confirm and
 * leave: whoever leaves is deleted, so there is no state for that.
 */
export const Abonnes: CollectionConfig = {
  slug: 'abonnes',
  labels: { singular: 'Abonné', plural: 'Abonnés' },
  admin: {
    group: 'Lettre d’information',
    hidden: ({ user }) => user.role !== 'administrateur',
    useAsTitle: 'email',
    defaultColumns: ['email', 'etat', 'dateDemande', 'dateConfirmation'],
    listSearchableFields: ['email'],
    components: { beforeListTable: ['/features/newsletter/subscribers/ExportLink#ExportLink'] },
  },
  defaultSort: '-dateDemande',
  access: { read: administrators, create: nobody, update: nobody, delete: administrators },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeDelete: [suppressDeletedAbonne] },
  fields: abonnesFields,
}

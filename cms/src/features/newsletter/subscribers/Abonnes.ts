import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'

import { administrators, hiddenFromEditors, nobody } from '../../../access/roles'
import { createTrashEndpoints } from '../../corbeille'
import { abonnesFields } from './abonnesFields'
import { addToSuppressionList } from './unsubscription'

/** Adds a subscriber to the suppression list before the record is deleted. */
const suppressDeletedAbonne: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const abonne = await req.payload.db.findOne<{ id: string; empreinte: string }>({
    collection: 'abonnes',
    where: { id: { equals: id } },
  })
  if (abonne) await addToSuppressionList(req.payload, abonne.empreinte)
}

/**
 * Newsletter subscribers. Created and updated by src/features/newsletter only, on subscription and
 * confirmation; unsubscribing deletes the record, also from the trash, so there is no state for it. A
 * subscriber in the trash receives nothing.
 */
export const Abonnes: CollectionConfig = {
  slug: 'abonnes',
  labels: { singular: 'Abonné', plural: 'Abonnés' },
  admin: {
    hideAPIURL: true,
    group: 'Lettre d’information',
    hidden: hiddenFromEditors,
    useAsTitle: 'email',
    defaultColumns: ['email', 'etat', 'dateDemande', 'dateConfirmation'],
    listSearchableFields: ['email'],
    components: {
      beforeListTable: [
        '/features/newsletter/panel/ExportLink#ExportLink',
        '/features/corbeille/TrashSelection#TrashSelection',
      ],
    },
  },
  defaultSort: '-dateDemande',
  access: { read: administrators, create: nobody, update: nobody, delete: administrators },
  trash: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: createTrashEndpoints('abonnes', { afterTrash: [], afterRestore: [] }),
  hooks: { beforeDelete: [suppressDeletedAbonne] },
  fields: abonnesFields,
}

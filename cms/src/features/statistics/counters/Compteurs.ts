import type { CollectionConfig } from 'payload'

import { nobody } from '../../../access/nobody'

/**
 * The two counters of an issue, one row per issue, stored apart from it so that saving a stale copy
 * of an issue never overwrites a count. Updated only by the atomic increments of
 * src/features/statistics/counters.
 */
export const Compteurs: CollectionConfig = {
  slug: 'compteurs',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    // Id of the issue as plain text, not a relation: it must not block the deletion.
    { name: 'regard', type: 'text', required: true, unique: true, index: true },
    { name: 'nombreDeVue', type: 'number', required: true, defaultValue: 0, min: 0 },
    { name: 'nombreDeTelechargement', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
}

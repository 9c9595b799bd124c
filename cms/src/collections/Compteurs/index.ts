import type { CollectionConfig } from 'payload'

import { nobody } from '../../access/nobody'

/**
 * The two counters of an issue, one row each, apart from the issue so that saving an issue from an
 * older copy never overwrites a count. Changed only by the atomic increments of src/counters.
 */
export const Compteurs: CollectionConfig = {
  slug: 'compteurs',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    // The id of the issue, as plain text: the row must not stand in the way of a deletion.
    { name: 'regard', type: 'text', required: true, unique: true, index: true },
    { name: 'nombreDeVue', type: 'number', required: true, defaultValue: 0, min: 0 },
    { name: 'nombreDeTelechargement', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
}

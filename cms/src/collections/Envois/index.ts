import type { CollectionConfig } from 'payload'

import { nobody } from '../../access/nobody'

/**
 * What became of the mail to one subscriber, while an announcement is under way; afterwards only
 * failures are kept, without an address. The unique index is what lets nobody be written to twice.
 */
export const Envois: CollectionConfig = {
  slug: 'envois',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['annonce', 'abonne'], unique: true }, { fields: ['annonce', 'etat'] }],
  fields: [
    // Ids as plain text: neither an announcement nor a subscriber is kept by these.
    { name: 'annonce', type: 'text', required: true },
    { name: 'abonne', type: 'text', required: true },
    {
      name: 'etat',
      type: 'select',
      required: true,
      // Being handed over; with the server; to be tried again; given up.
      options: ['engage', 'envoye', 'attente', 'echec'],
    },
    // Whose journal says how far it came.
    { name: 'porteur', type: 'text' },
    { name: 'essais', type: 'number', required: true, defaultValue: 0 },
    { name: 'prochainEssai', type: 'date' },
    { name: 'raison', type: 'text' },
  ],
}

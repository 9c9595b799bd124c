import type { CollectionConfig } from 'payload'

import { nobody } from '../../access/nobody'

/**
 * Delivery state of a campaign's e-mail to one subscriber while the campaign runs; afterwards only
 * failures are kept, without an address. The unique index prevents a second e-mail to the same
 * subscriber.
 */
export const Envois: CollectionConfig = {
  slug: 'envois',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['annonce', 'abonne'], unique: true }, { fields: ['annonce', 'etat'] }],
  fields: [
    // Ids as plain text, not relations: they must not block deletion of a campaign or a subscriber.
    { name: 'annonce', type: 'text', required: true },
    { name: 'abonne', type: 'text', required: true },
    {
      name: 'etat',
      type: 'select',
      required: true,
      // In order: being handed over, accepted by the SMTP server, to be retried, failed
      // permanently.
      options: ['engage', 'envoye', 'attente', 'echec'],
    },
    { name: 'essais', type: 'number', required: true, defaultValue: 0 },
    { name: 'prochainEssai', type: 'date' },
    { name: 'raison', type: 'text' },
  ],
}

import type { CollectionConfig } from 'payload'

import { nobody } from '../../access/nobody'

/**
 * What Payload does not keep of the sessions inside an account: device, place and last use, and
 * whether the session was closed. Written by infrastructure/sessions; shown to its owner by
 * features/auth/sessions.
 */
export const Sessions: CollectionConfig = {
  slug: 'sessions',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  fields: [
    // Ids as plain text, not relations: they must not block deletion of an account.
    { name: 'sid', type: 'text', required: true, unique: true, index: true },
    { name: 'compte', type: 'text', required: true, index: true },
    { name: 'dateConnexion', type: 'date', required: true, index: true },
    { name: 'derniereActivite', type: 'date', required: true },
    { name: 'appareil', type: 'text' },
    { name: 'adresse', type: 'text' },
    { name: 'estFermee', type: 'checkbox', required: true, defaultValue: false },
  ],
}

import type { CollectionConfig } from 'payload'

import { nobody } from '../../access/nobody'

/**
 * Newsletter suppression list: hashed e-mail addresses that must not be written to again.
 * `createdAt` is the date of unsubscription.
 */
export const Refus: CollectionConfig = {
  slug: 'refus',
  labels: { singular: 'Refus', plural: 'Refus' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [{ name: 'empreinte', type: 'text', required: true, unique: true, index: true }],
}

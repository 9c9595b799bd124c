import type { CollectionConfig } from 'payload'

import { nobody } from '../../access/nobody'

/**
 * The addresses that left the newsletter, by their fingerprint: what is kept of them so that they are
 * written to no more. `createdAt` says since when.
 */
export const Refus: CollectionConfig = {
  slug: 'refus',
  labels: { singular: 'Refus', plural: 'Refus' },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [{ name: 'empreinte', type: 'text', required: true, unique: true, index: true }],
}

import type { CollectionConfig, NumberField } from 'payload'

import { administrators } from '../../access/administrators'
import { nobody } from '../../access/nobody'
import { failuresEndpoint } from '../../features/newsletter/campaigns'

const counterField = (name: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  min: 0,
})

/**
 * Newsletter campaign that announces an issue, at most one per issue, with its progress. Created
 * and updated by src/features/newsletter/campaigns only.
 */
export const Annonces: CollectionConfig = {
  slug: 'annonces',
  admin: { hidden: true },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  endpoints: [failuresEndpoint],
  fields: [
    // Id of the issue as plain text, not a relation: it must not block the deletion.
    { name: 'regard', type: 'text', required: true, unique: true, index: true },
    {
      name: 'etat',
      type: 'select',
      required: true,
      options: ['en-cours', 'terminee'],
      index: true,
    },
    counterField('total'),
    counterField('envoyes'),
    counterField('echecs'),
    { name: 'debut', type: 'date', required: true },
    { name: 'fin', type: 'date' },
    // Reason why sending is paused; `prochainEssai` says until when.
    { name: 'obstacle', type: 'text' },
    { name: 'prochainEssai', type: 'date' },
  ],
}

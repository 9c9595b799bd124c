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
 * The announcement of an issue to the subscribers, at most one an issue: how far it is. Made and
 * changed by src/announcing alone.
 */
export const Annonces: CollectionConfig = {
  slug: 'annonces',
  admin: { hidden: true },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  endpoints: [failuresEndpoint],
  fields: [
    // The id of the issue, as plain text: the row must not stand in the way of a deletion.
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
    // Why nothing leaves for now, until when.
    { name: 'obstacle', type: 'text' },
    { name: 'prochainEssai', type: 'date' },
  ],
}

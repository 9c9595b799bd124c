import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { nobody } from '../../access/nobody'
import { exportStatisticsEndpoint } from '../../features/statistics/exportStatisticsEndpoint'

/**
 * How often each issue was opened and downloaded on each day, by people as far as that can be told:
 * one row for an issue and a day, and nothing about who it was. Changed only by src/audience, which
 * adds to a row, and by src/retention, which removes what is too old.
 */
export const Frequentation: CollectionConfig = {
  slug: 'frequentation',
  labels: { singular: 'Fréquentation', plural: 'Fréquentation' },
  admin: { hidden: true },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  endpoints: [exportStatisticsEndpoint],
  lockDocuments: false,
  timestamps: false,
  // The day comes first: every reading is of some days.
  indexes: [{ fields: ['jour', 'regard'], unique: true }],
  fields: [
    // The id of the issue, as plain text: the row must not stand in the way of a deletion.
    { name: 'regard', type: 'text', required: true, index: true },
    // AAAA-MM-JJ, in Europe/Paris.
    { name: 'jour', type: 'text', required: true },
    { name: 'vues', type: 'number', required: true, defaultValue: 0, min: 0 },
    { name: 'telechargements', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
}

import type { CollectionConfig } from 'payload'

import { administrators } from '../../../access/administrators'
import { nobody } from '../../../access/nobody'
import { exportStatisticsEndpoint } from './exportStatisticsEndpoint'

/**
 * Daily views and downloads of each issue by humans, as far as detectable: one row per issue and
 * day, no personal data. Updated only by src/features/statistics, deleted by
 * src/features/retention.
 */
export const Frequentation: CollectionConfig = {
  slug: 'frequentation',
  labels: { singular: 'Fréquentation', plural: 'Fréquentation' },
  admin: { hidden: true },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  endpoints: [exportStatisticsEndpoint],
  lockDocuments: false,
  timestamps: false,
  // The day comes first, as every query selects a range of days.
  indexes: [{ fields: ['jour', 'regard'], unique: true }],
  fields: [
    // Id of the issue as plain text, not a relation: it must not block the deletion.
    { name: 'regard', type: 'text', required: true, index: true },
    // YYYY-MM-DD, in Europe/Paris.
    { name: 'jour', type: 'text', required: true },
    { name: 'vues', type: 'number', required: true, defaultValue: 0, min: 0 },
    { name: 'telechargements', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
}

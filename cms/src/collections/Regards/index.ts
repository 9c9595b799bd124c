import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { anyone } from '../../access/anyone'
import { startCampaignEndpoint } from '../../features/newsletter/campaigns'
import { invalidateContentHook } from '../../infrastructure/contentVersion/invalidateContent'
import { createCountEndpoint } from '../../features/statistics/counters'
import { anneesEndpoint } from './anneesEndpoint'
import { regardsFields } from './fields'
import { selectIdsOnly, fillFromCache } from './hooks/serveListFromCache'
import { saveFormerNumero, releaseFormerNumero } from './hooks/saveFormerNumero'
import { createCounters } from './hooks/createCounters'
import { setDownloadNames } from './hooks/setDownloadNames'
import { deleteRelatedRecords } from './hooks/deleteRelatedRecords'
import { mapDuplicateNumeroError } from './hooks/mapDuplicateNumeroError'
import { listEndpoint } from './listEndpoint'
import { numeroEndpoint } from './numeroEndpoint'

/** Issues of the magazine. */
export const Regards: CollectionConfig = {
  slug: 'regards',
  labels: { singular: 'Numéro de Regards', plural: 'Numéros de Regards' },
  admin: {
    hideAPIURL: true,
    group: 'Regards',
    // Hidden from editors, who may not change it.
    hidden: ({ user }) => user.role !== 'administrateur',
    useAsTitle: 'numero',
    defaultColumns: ['numero', 'dateParution', 'titre', 'nombreDeVue'],
    listSearchableFields: ['numero', 'titre', 'sommaire'],
    components: {
      edit: { beforeDocumentControls: ['/admin/form/FirstInvalidField#FirstInvalidField'] },
    },
  },
  defaultSort: ['-dateParution', '-numero'],
  // Both sort orders in use, each with the tiebreaker that Payload adds.
  indexes: [
    { fields: ['dateParution', 'createdAt'] },
    { fields: ['dateParution', 'numero', 'createdAt'] },
  ],
  access: { read: anyone, create: administrators, update: administrators, delete: administrators },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [
    listEndpoint,
    anneesEndpoint,
    numeroEndpoint,
    createCountEndpoint('vue', 'nombreDeVue'),
    createCountEndpoint('telechargement', 'nombreDeTelechargement'),
    startCampaignEndpoint,
  ],
  hooks: {
    beforeOperation: [selectIdsOnly],
    afterOperation: [fillFromCache],
    beforeChange: [saveFormerNumero],
    afterChange: [invalidateContentHook, releaseFormerNumero, createCounters, setDownloadNames],
    afterDelete: [invalidateContentHook, deleteRelatedRecords],
    afterError: [mapDuplicateNumeroError],
  },
  fields: regardsFields,
}

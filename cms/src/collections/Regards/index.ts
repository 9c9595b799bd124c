import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { anyone } from '../../access/anyone'
import { announceEndpoint } from '../../announcing'
import { markContent } from '../../cache/markChange'
import { countEndpoint } from '../../counters'
import { anneesEndpoint } from './anneesEndpoint'
import { regardsFields } from './fields'
import { askForIds, fillFromMemory } from './hooks/listFromMemory'
import { keepFormerNumero, takeFromFormer } from './hooks/keepFormerNumero'
import { makeCounters } from './hooks/makeCounters'
import { nameFiles } from './hooks/nameFiles'
import { removeBelongings } from './hooks/removeBelongings'
import { sayWhichNumero } from './hooks/sayWhichNumero'
import { listEndpoint } from './listEndpoint'
import { numeroEndpoint } from './numeroEndpoint'

/** The issues of the magazine. */
export const Regards: CollectionConfig = {
  slug: 'regards',
  labels: { singular: 'Numéro de Regards', plural: 'Numéros de Regards' },
  admin: {
    group: 'Regards',
    // Editors may not change them: the panel does not show them what they cannot use.
    hidden: ({ user }) => user.role !== 'administrateur',
    useAsTitle: 'numero',
    defaultColumns: ['numero', 'dateParution', 'titre', 'nombreDeVue'],
    components: { edit: { beforeDocumentControls: ['/panel/form/FirstFault#FirstFault'] } },
  },
  defaultSort: ['-dateParution', '-numero'],
  // Both orders that are asked for, with the one that Payload adds to tell equals apart.
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
    countEndpoint('vue', 'nombreDeVue'),
    countEndpoint('telechargement', 'nombreDeTelechargement'),
    announceEndpoint,
  ],
  hooks: {
    beforeOperation: [askForIds],
    afterOperation: [fillFromMemory],
    beforeChange: [keepFormerNumero],
    afterChange: [markContent, takeFromFormer, makeCounters, nameFiles],
    afterDelete: [markContent, removeBelongings],
    afterError: [sayWhichNumero],
  },
  fields: regardsFields,
}

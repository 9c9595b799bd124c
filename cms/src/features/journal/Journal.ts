import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  TextField,
} from 'payload'

import { administrators, hiddenFromEditors, nobody } from '../../access/roles'
import { ACTIONS } from '../../infrastructure/journal'
import { apiError } from '../../lib/errors/apiErrors'
import { durations, formatDuration } from '../retention/durations'
import { exportJournalEndpoint } from './csvExport'

/** Field for programs and filters. */
const referenceField = (name: string, label: string): TextField => ({
  type: 'text',
  name,
  label,
  index: true,
})

/** Refuses changes by any caller: some override access. @throws ApiError 403 */
const refuseChange: CollectionBeforeChangeHook = () => {
  throw apiError('forbidden')
}

/** @throws ApiError 403 */
const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw apiError('forbidden')
}

/** Audit log, append-only: written by infrastructure/journal, deleted by features/retention. */
export const Journal: CollectionConfig = {
  slug: 'journal',
  labels: { singular: 'Entrée du journal', plural: 'Journal' },
  admin: {
    hideAPIURL: true,
    group: 'Réglages',
    useAsTitle: 'cible',
    defaultColumns: ['dateAction', 'action', 'auteur', 'cible', 'details'],
    listSearchableFields: ['auteur', 'cible', 'details'],
    description: `Qui a fait quoi, et quand. Personne ne peut y changer quoi que ce soit\u00a0; chaque entrée est gardée ${formatDuration(durations.journal)}, et l’adresse abrégée ${formatDuration(durations.adresseDuJournal)}.`,
    hidden: hiddenFromEditors,
    pagination: { defaultLimit: 50 },
    components: {
      beforeListTable: ['/features/journal/panel/ExportLink#ExportLink'],
      views: {
        edit: {
          default: {
            Component: '/features/journal/panel/EntryView#EntryView',
            tab: { condition: () => false },
          },
        },
      },
    },
  },
  defaultSort: '-dateAction',
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  timestamps: false,
  endpoints: [exportJournalEndpoint],
  hooks: { beforeChange: [refuseChange], beforeDelete: [refuseDeletion] },
  fields: [
    {
      type: 'date',
      name: 'dateAction',
      label: 'Date',
      required: true,
      index: true,
      admin: {
        date: {
          pickerAppearance: 'dayAndTime',
          displayFormat: 'dd/MM/yyyy HH:mm:ss',
          timeFormat: 'HH:mm',
        },
      },
    },
    {
      type: 'select',
      name: 'action',
      label: 'Action',
      required: true,
      index: true,
      options: Object.entries(ACTIONS).map(([value, label]) => ({ label, value })),
    },
    { type: 'text', name: 'auteur', label: 'Qui', required: true, index: true },
    { type: 'text', name: 'cible', label: 'Objet', required: true, index: true },
    {
      type: 'text',
      name: 'details',
      label: 'Précisions',
      admin: { components: { Cell: '/features/journal/panel/EntryView#DetailsCell' } },
    },
    {
      type: 'json',
      name: 'changements',
      label: 'Changements',
      admin: { disableListColumn: true, disableListFilter: true },
    },
    { type: 'text', name: 'adresse', label: 'Réseau' },
    referenceField('auteurId', 'Référence du compte'),
    referenceField('cibleType', 'Sorte d’objet'),
    referenceField('cibleId', 'Référence de l’objet'),
  ],
}

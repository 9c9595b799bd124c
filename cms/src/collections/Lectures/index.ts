import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { nobody } from '../../access/nobody'
import { issueField, issueTitleField } from '../../fields/issueField'

/** States of an online reading. A slug is never renamed. */
const READING_STATES = {
  attente: 'En attente',
  enCours: 'En cours de préparation',
  prete: 'Lisible en ligne',
  indisponible: 'Lecture en ligne indisponible',
} as const

/**
 * Online readings: one for each PDF, written by the server as it takes the PDF apart. Visitors get
 * them through the endpoints of an issue, never through this collection.
 */
export const Lectures: CollectionConfig = {
  slug: 'lectures',
  labels: { singular: 'Lecture en ligne', plural: 'Lectures en ligne' },
  admin: {
    hideAPIURL: true,
    group: 'Regards',
    hidden: ({ user }) => user.role !== 'administrateur',
    useAsTitle: 'etat',
    defaultColumns: [
      ...['parution', 'etat', 'pagesTraitees', 'nombreDePages'],
      ...['pagesReconnues', 'pagesNumerisees', 'raison'],
    ],
  },
  access: { read: administrators, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  fields: [
    issueTitleField('lecture en ligne'),
    issueField,
    {
      type: 'relationship',
      name: 'document',
      label: 'Document PDF',
      relationTo: 'documents',
      required: true,
      unique: true,
      index: true,
      // Its issue names it.
      admin: { hidden: true },
    },
    {
      type: 'select',
      name: 'etat',
      label: 'État',
      required: true,
      index: true,
      defaultValue: 'attente',
      options: Object.entries(READING_STATES).map(([value, label]) => ({ label, value })),
    },
    { type: 'text', name: 'raison', label: 'Raison' },
    { type: 'number', name: 'nombreDePages', label: 'Nombre de pages', min: 0 },
    { type: 'number', name: 'pagesTraitees', label: 'Pages préparées', min: 0, defaultValue: 0 },
    { type: 'number', name: 'pagesNumerisees', label: 'Pages numérisées', min: 0, defaultValue: 0 },
    {
      type: 'number',
      name: 'pagesReconnues',
      label: 'Pages numérisées dont le texte est reconnu',
      min: 0,
      defaultValue: 0,
    },
    { type: 'text', name: 'langue', label: 'Langue' },
    // Outline of the PDF: [{ titre, page, niveau }], in reading order; level 1 at the top.
    // Hidden: Payload's editor of JSON is loaded from another host.
    { type: 'json', name: 'plan', label: 'Sommaire du PDF', admin: { hidden: true } },
    // Whether an administrator arranged the articles: a new reading proposes none then.
    { type: 'checkbox', name: 'articlesArranges', hidden: true, defaultValue: false },
    // Version of the processing that made the pages; a newer one makes them again.
    { type: 'number', name: 'version', label: 'Version du traitement' },
  ],
}

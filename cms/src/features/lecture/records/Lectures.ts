import type { CollectionConfig, Payload } from 'payload'

import { findRow, createOrFind } from '../../../infrastructure/database/rows'
import { administrators, hiddenFromEditors, nobody } from '../../../access/roles'
import { issueField, issueTitleField } from '../../../fields/issueField'
import type { StoredReading } from '../types'
import { PROCESSING_VERSION } from '../limits'

/** States of an online reading. A slug is never renamed. */
const READING_STATES = {
  attente: 'En attente',
  enCours: 'En cours de préparation',
  prete: 'Lisible en ligne',
  indisponible: 'Lecture en ligne indisponible',
} as const

/** Online readings, one a PDF, written by the server; visitors get them by an issue's endpoints. */
export const Lectures: CollectionConfig = {
  slug: 'lectures',
  labels: { singular: 'Lecture en ligne', plural: 'Lectures en ligne' },
  admin: {
    hideAPIURL: true,
    group: 'Regards',
    hidden: hiddenFromEditors,
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
    {
      // Former PDF, whose articles visitors get until this PDF has its own (see shownArticles.ts).
      type: 'relationship',
      name: 'articlesDe',
      relationTo: 'documents',
      hidden: true,
    },
    {
      // The PDF itself while `correctionsSansPage` is still to be looked for in its pages.
      type: 'relationship',
      name: 'correctionsDe',
      relationTo: 'documents',
      hidden: true,
    },
    // Corrections of former PDFs and files that no page has taken: see `CorrectedPage`.
    { type: 'json', name: 'correctionsSansPage', hidden: true },
    // Whether an administrator arranged the list of articles: a new reading adds none then.
    { type: 'checkbox', name: 'articlesArranges', hidden: true, defaultValue: false },
    // Version of the processing that made the pages; a newer one makes them again.
    { type: 'number', name: 'version', label: 'Version du traitement' },
  ],
}

/** Finds the reading of a PDF; null as long as no job was started for it. */
export const findReading = (payload: Payload, document: string): Promise<StoredReading | null> =>
  findRow<StoredReading>(payload, 'lectures', { document: { equals: document } })

/** Values of a reading that is not prepared yet. */
export const WAITING = {
  etat: 'attente',
  raison: null,
  pagesTraitees: 0,
  pagesNumerisees: 0,
  pagesReconnues: 0,
  version: null,
} as const

/** Creates or changes the reading of a PDF; missing fields stay. */
export async function saveReading(
  payload: Payload,
  document: string,
  values: Partial<Omit<StoredReading, 'id' | 'document'>>,
): Promise<void> {
  const data = { ...values, updatedAt: new Date().toISOString() }
  const where = { document: { equals: document } }
  const update = () => payload.db.updateOne({ collection: 'lectures', where, data })
  const find = () => findReading(payload, document)
  const create = () =>
    payload.db.create({
      collection: 'lectures',
      data: { etat: 'attente', pagesTraitees: 0, ...values, document },
    })
  if ((await find()) || (await createOrFind(create, find)).found) await update()
}

/** Whether nothing remains to be done, by the current version of the processing. */
export const isFinished = ({ etat, version }: StoredReading): boolean =>
  (etat === 'prete' || etat === 'indisponible') && (version ?? 0) >= PROCESSING_VERSION

import { MAX_ISSUE_TITLE, MAX_SUMMARY } from '@regards/contract/limits'
import type { Field, FieldHook, Where } from 'payload'

import { textField, textareaField } from '../../../fields/textField'
import { emptyTextToNull, typesetText } from '../../../fields/typography/typesetFields'
import { setByServer } from '../../../access/roles'
import { counterFields } from '../../statistics'
import { scheduleField } from '../../scheduledPublication'
import { statusField } from '../../../fields/statusField'
import { deletedAtField } from '../../corbeille'
import { recordTitleField, unsavedChangesField } from '../../../fields/panelField'
import { keepStatus } from '../changes/drafts'
import { toPublicationDay } from '../publicationDay/toPublicationDay'
import { withdrawalField } from '../changes/carryOver'
import { validateDateParution, validateFile, validateNumero } from './validate'
import { findAll } from '../../../infrastructure/database/rows'
import { createLoader } from '../../../lib/payload/createLoader'

/** A reading is readable from its first page on. */
const READABLE: Where[] = [
  { etat: { equals: 'prete' } },
  { and: [{ etat: { equals: 'enCours' } }, { pagesTraitees: { greater_than: 0 } }] },
]

/** Number of pages of a PDF that is read online; null for any other. */
type Pages = number | null

const loadPages = createLoader<Pages>(
  'readings',
  async (payload, documents) => {
    const docs = await findAll<{ document: string; nombreDePages?: number }>(payload, {
      collection: 'lectures',
      where: { and: [{ document: { in: documents } }, { or: READABLE }] },
      select: { document: true, nombreDePages: true },
    })
    return new Map(docs.map((doc) => [doc.document, doc.nombreDePages ?? 0]))
  },
  null,
)

type HookArgs = Parameters<FieldHook>[0]

/** @returns undefined when the response leaves out the issue's PDF */
async function readPages({ data, req, siblingData }: HookArgs): Promise<Pages | undefined> {
  const pdf: unknown =
    (siblingData as { pdf?: unknown }).pdf ?? (data as { pdf?: unknown } | undefined)?.pdf
  const id = typeof pdf === 'object' && pdf !== null ? (pdf as { id?: unknown }).id : pdf
  return typeof id === 'string' ? loadPages(req, id) : undefined
}

/** Field hook that fills the virtual field `lisible`: whether the issue's PDF is read online. */
const readLisible: FieldHook = async (args) => {
  const pages = await readPages(args)
  return pages === undefined ? undefined : pages !== null
}

/** Field hook that fills the virtual field `nombreDePages`, of an issue that is read online. */
const readNombreDePages: FieldHook = (args) => readPages(args)

/** Earlier releases stored an emptied text as ''. */
const optionalText = {
  beforeValidate: [typesetText, emptyTextToNull],
  afterRead: [emptyTextToNull],
}

export const regardsFields: Field[] = [
  recordTitleField({
    newTitle: 'Nouveau numéro',
    prefix: 'Regards n°\u00a0',
    names: ['numero'],
  }),
  unsavedChangesField,
  scheduleField,
  {
    name: 'numero',
    type: 'number',
    label: 'Numéro',
    required: true,
    unique: true,
    index: true,
    admin: { step: 1, placeholder: 'Ex: 123' },
    validate: validateNumero,
  },
  {
    // Number of an issue in the trash, whose `numero` is free meanwhile (see trash.ts).
    name: 'numeroCorbeille',
    type: 'number',
    hidden: true,
    access: setByServer,
  },
  {
    // Previous numbers, whose URLs redirect to the issue (see changes/formerNumeros.ts).
    name: 'anciensNumeros',
    type: 'number',
    hasMany: true,
    hidden: true,
    access: setByServer,
  },
  {
    // Whether it was published and is a draft again, which libraries are told (see changes/loadPublished.ts).
    name: 'retire',
    type: 'checkbox',
    hidden: true,
    access: setByServer,
  },
  {
    name: 'dateParution',
    type: 'date',
    label: 'Date de parution',
    required: true,
    admin: {
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
      components: {
        Field: '/features/regards/publicationDay/PublicationDay#PublicationDay',
        Cell: '/features/regards/publicationDay/PublicationDay#PublicationDayCell',
      },
    },
    hooks: { beforeValidate: [({ value }) => toPublicationDay(value)] },
    validate: validateDateParution,
  },
  {
    ...textField({ name: 'titre', label: 'Titre' }),
    maxLength: MAX_ISSUE_TITLE,
    hooks: optionalText,
  },
  {
    ...textareaField({ name: 'sommaire', label: 'Sommaire' }),
    maxLength: MAX_SUMMARY,
    hooks: optionalText,
  },
  {
    name: 'pdf',
    type: 'upload',
    label: 'Fichier PDF',
    relationTo: 'documents',
    required: true,
    validate: validateFile('documents'),
  },
  {
    name: 'couverture',
    type: 'upload',
    label: 'Couverture',
    relationTo: 'images',
    required: true,
    filterOptions: { usage: { equals: 'couverture' } },
    validate: validateFile('images'),
  },
  {
    // Virtual: whether the issue is read online (/regards/:numero/lire), see features/lecture.
    name: 'lisible',
    type: 'checkbox',
    label: 'Lisible en ligne',
    virtual: true,
    hidden: true,
    access: setByServer,
    hooks: { afterRead: [readLisible] },
  },
  {
    // Virtual: pages of the issue's PDF, when it is read online.
    name: 'nombreDePages',
    type: 'number',
    label: 'Nombre de pages',
    virtual: true,
    hidden: true,
    access: setByServer,
    hooks: { afterRead: [readNombreDePages] },
  },
  withdrawalField,
  ...counterFields,
  deletedAtField,
  { ...statusField, hooks: { beforeValidate: [keepStatus] } },
]

import { randomUUID } from 'node:crypto'
import type {
  Access,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  NumberField,
  TextField,
  TextFieldSingleValidation,
} from 'payload'
import {
  administrators,
  hiddenFromEditors,
  isAdministrateur,
  setByServer,
} from '../../../access/roles'
import { recordTitleField, panelField, unsavedChangesField } from '../../../fields/panelField'
import { richTextField, textField } from '../../../fields/textField'
import { apiError } from '../../../lib/errors/apiErrors'
import { changeLetterEndpoints, findAnnonce } from '../campaigns/campaignState'
import { isOwnLetter, LETTER_PREFIX } from '../letters/rows'
import { failuresEndpoint, ownLetterEndpoints } from './letterEndpoints'

/** Administrators change letters to subscribers until they are sent or planned. */
const lettersInDraft: Access = ({ req }) =>
  isAdministrateur(req) && { etat: { equals: 'brouillon' } }

/** Gives a new letter a key in place of an issue's id. */
const nameLetter: CollectionBeforeValidateHook = ({ data, operation }) =>
  operation === 'create' && !(data as { regard?: string } | undefined)?.regard
    ? { ...data, regard: `${LETTER_PREFIX}${randomUUID()}` }
    : data

/**
 * Says why a planned letter can be neither changed nor deleted: Payload would answer as if the
 * account lacked the right.
 * @throws ApiError 409 letter-planned
 */
const refusePlanned: CollectionBeforeOperationHook = async (asked) => {
  // oxlint-disable-next-line typescript/no-deprecated -- only the union's member 'read' is
  const { args, operation, req } = asked
  const { id } = args as { id?: unknown }
  const isWrite = operation === 'update' || operation === 'delete'
  if (isWrite && id !== undefined && req.payloadAPI !== 'local' && isAdministrateur(req)) {
    const row = await findAnnonce(req.payload, id)
    if (row?.etat === 'prevue') throw apiError('letter-planned')
  }
  return args
}

/** A draft has failures if a restore interrupted its sending. */
const deleteSendRecords: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'envois', where: { annonce: { equals: id } }, req })
}

/** Written by the server alone. */
const serverField = { access: setByServer, admin: { hidden: true } }

/** A serverField that the list shows; in the form, LetterState describes it. */
const listedField = {
  access: setByServer,
  admin: { condition: () => false, disableBulkEdit: true },
}

const counterField = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: 0,
  min: 0,
  ...listedField,
})

const MAX_SUBJECT = 150

/** An announcement of an earlier release has no subject until it is read from its issue. */
const validateSubject: TextFieldSingleValidation = (value, { data }) => {
  if ((data as { etat?: string }).etat !== 'brouillon') return true
  const subject = typeof value === 'string' ? value.trim() : ''
  if (subject === '') return 'Donnez un objet à la lettre.'
  return subject.length <= MAX_SUBJECT || `L’objet a au plus ${MAX_SUBJECT} caractères.`
}

const annoncesFields: Field[] = [
  recordTitleField({ newTitle: 'Nouvelle lettre', names: ['objet'] }),
  unsavedChangesField,
  panelField('envoi', '/features/newsletter/panel/LetterState#LetterState'),
  {
    ...textField({
      name: 'objet',
      label: 'Objet',
      description: 'La ligne que les abonnés lisent avant d’ouvrir la lettre.',
    }),
    validate: validateSubject,
  } as TextField,
  {
    ...richTextField({ name: 'texte', label: 'Texte' }),
    // An announcement is written from its issue.
    admin: { condition: ({ regard }) => regard === undefined || isOwnLetter(String(regard)) },
  },
  // The id of an issue, as plain text, which must not block its deletion, or for a letter of one's
  // own `lettre:` and a random id. Unique: an issue is announced once.
  { name: 'regard', type: 'text', required: true, unique: true, index: true, ...serverField },
  {
    name: 'etat',
    type: 'select',
    label: 'État',
    required: true,
    defaultValue: 'brouillon',
    options: [
      { label: 'Brouillon', value: 'brouillon' },
      { label: 'Envoi prévu', value: 'prevue' },
      { label: 'Envoi en cours', value: 'en-cours' },
      { label: 'Envoyée', value: 'terminee' },
      { label: 'Sans effet', value: 'sans-effet' },
    ],
    index: true,
    ...listedField,
  },
  // Planned time; a `prevue` without a date is sent at the publication of its issue.
  { name: 'datePrevue', type: 'date', label: 'Prévue le', ...listedField },
  // Who planned it, on whose behalf it will be sent: `{id, email}`.
  {
    name: 'acteur',
    type: 'json',
    admin: { hidden: true },
    access: { ...setByServer, read: () => false },
  },
  counterField('total', 'Abonnés'),
  counterField('envoyes', 'Reçue par'),
  counterField('echecs', 'Échecs'),
  { name: 'debut', type: 'date', label: 'Envoyée le', ...listedField },
  { name: 'fin', type: 'date', label: 'Fin de l’envoi', ...serverField },
  // Why sending is paused, `prochainEssai` says until when; or why it did not take place.
  { name: 'obstacle', type: 'text', label: 'Obstacle', ...serverField },
  { name: 'prochainEssai', type: 'date', label: 'Prochain essai', ...serverField },
]

/**
 * Newsletter campaigns with their progress: announcements of issues, at most one an issue, and
 * letters of one's own, which administrators write while they are drafts. Only
 * src/features/newsletter writes the rest.
 */
export const Annonces: CollectionConfig = {
  slug: 'annonces',
  labels: { singular: 'Lettre', plural: 'Lettres aux abonnés' },
  admin: {
    hideAPIURL: true,
    group: 'Lettre d’information',
    hidden: hiddenFromEditors,
    useAsTitle: 'objet',
    defaultColumns: ['objet', 'etat', 'debut', 'datePrevue', 'envoyes'],
    listSearchableFields: ['objet'],
    components: {
      edit: { beforeDocumentControls: ['/admin/form/FirstInvalidField#FirstInvalidField'] },
    },
  },
  defaultSort: '-createdAt',
  access: {
    read: administrators,
    create: administrators,
    update: lettersInDraft,
    delete: lettersInDraft,
  },
  disableBulkDelete: true,
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [failuresEndpoint, ...ownLetterEndpoints, ...changeLetterEndpoints],
  hooks: {
    beforeOperation: [refusePlanned],
    beforeValidate: [nameLetter],
    afterDelete: [deleteSendRecords],
  },
  fields: annoncesFields,
}

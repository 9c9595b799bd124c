import { consentTexts } from '@regards/contract/consentTexts'
import type { SubscriptionForm } from '@regards/contract/schemas/newsletter'
import type { CollectionBeforeDeleteHook, CollectionConfig, Field, TextField } from 'payload'
import { byId, findRow } from '../../../infrastructure/database/rows'
import { administrators, hiddenFromEditors, nobody } from '../../../access/roles'
import { createTrashEndpoints, deletedAtField } from '../../corbeille'
import { addToSuppressionList } from './unsubscription'
import type { Abonne } from '../../../payload-types'

type ConsentProof = Pick<Abonne, 'source' | 'versionTexte'>

const SOURCES: Abonne['source'][] = ['accueil', 'inscription']

/**
 * Parses the form's source and consent text version. Unknown values are not stored as proof: a
 * direct API request has read no text.
 */
export function parseConsentProof({
  source,
  texte,
}: Pick<SubscriptionForm, 'source' | 'texte'>): ConsentProof {
  const known = consentTexts.find(({ version }) => version === texte)
  return {
    source: SOURCES.find((one) => one === source) ?? 'ailleurs',
    versionTexte: known?.version ?? null,
  }
}

/** Field that only the server reads, through the database; hidden from the admin panel and REST. */
const internalField = (name: string, rest?: Partial<TextField>) =>
  ({ name, type: 'text', hidden: true, ...rest }) as TextField

const dateTimeField = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'date',
  label,
  admin: {
    description,
    // Payload's default display format is English.
    date: {
      pickerAppearance: 'dayAndTime',
      displayFormat: 'dd/MM/yyyy HH:mm',
      timeFormat: 'HH:mm',
    },
  },
})

/** No IP address is stored: it would prove little and need protection as well. */
const abonnesFields: Field[] = [
  { name: 'email', type: 'text', label: 'Adresse e-mail', required: true, index: true },
  {
    name: 'etat',
    type: 'select',
    label: 'État',
    required: true,
    index: true,
    options: [
      { label: 'En attente de confirmation', value: 'en-attente' },
      { label: 'Confirmé', value: 'confirme' },
    ],
  },
  dateTimeField('dateDemande', 'Date de la demande'),
  dateTimeField('dateConfirmation', 'Date de la confirmation'),
  {
    name: 'source',
    type: 'select',
    label: 'Où l’inscription a été demandée',
    options: [
      { label: 'Page d’accueil', value: 'accueil' },
      { label: 'Page d’inscription', value: 'inscription' },
      { label: 'Ailleurs', value: 'ailleurs' },
    ],
  },
  {
    name: 'versionTexte',
    type: 'select',
    label: 'Ce qui était dit avant l’inscription',
    options: consentTexts.map(({ version, texte }) => ({
      label: `${version}\u00a0: «\u00a0${texte}\u00a0»`,
      value: version,
    })),
  },
  dateTimeField(
    'dateDernierEnvoi',
    'Dernier message',
    'Pour ne pas écrire deux fois en peu de temps.',
  ),
  // Normalized address, case-insensitive.
  internalField('cle', { required: true, unique: true }),
  internalField('empreinte', { required: true, unique: true }),
  // Last subscription request that was answered with an e-mail; its retry is answered again.
  internalField('demande'),
  // SHA-256 of the confirmation token, so that database access does not allow confirming.
  internalField('empreinteJeton', { index: true }),
  { ...dateTimeField('expirationJeton', 'Expiration'), hidden: true } as Field,
  deletedAtField,
]

/** Adds a subscriber to the suppression list before the record is deleted. */
const suppressDeletedAbonne: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const abonne = await findRow<{ id: string; empreinte: string }>(req.payload, 'abonnes', byId(id))
  if (abonne) await addToSuppressionList(req.payload, abonne.empreinte)
}

/**
 * Newsletter subscribers, written by src/features/newsletter only; unsubscribing deletes the
 * record, so there is no state for it. A subscriber in the trash receives nothing.
 */
export const Abonnes: CollectionConfig = {
  slug: 'abonnes',
  labels: { singular: 'Abonné', plural: 'Abonnés' },
  admin: {
    hideAPIURL: true,
    group: 'Lettre d’information',
    hidden: hiddenFromEditors,
    useAsTitle: 'email',
    defaultColumns: ['email', 'etat', 'dateDemande', 'dateConfirmation'],
    listSearchableFields: ['email'],
    components: {
      beforeListTable: [
        '/features/newsletter/panel/ExportLink#ExportLink',
        '/features/corbeille/TrashSelection#TrashSelection',
      ],
    },
  },
  defaultSort: '-dateDemande',
  access: { read: administrators, create: nobody, update: nobody, delete: administrators },
  trash: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: createTrashEndpoints('abonnes', { afterTrash: [], afterRestore: [] }),
  hooks: { beforeDelete: [suppressDeletedAbonne] },
  fields: abonnesFields,
}

import type { Field, TextField } from 'payload'

import type { Abonne } from '../../../payload-types'
import { deletedAtField } from '../../corbeille'

interface ConsentText {
  version: string
  texte: string
}

/**
 * Consent texts shown with the subscription form, oldest first; the proof of consent stores the
 * version. Never change a published text: add a new version here and in the form
 * (web/src/features/newsletter/consentText.ts).
 */
export const consentTexts: ConsentText[] = [
  {
    version: '2026-11',
    texte:
      'Votre adresse ne sert qu’à vous envoyer la lettre d’information. Vous confirmez par e-mail, et chaque lettre permet de se désinscrire.',
  },
]

type ConsentProof = Pick<Abonne, 'source' | 'versionTexte'>

const SOURCES: Abonne['source'][] = ['accueil', 'inscription']

/**
 * Parses the form's source and consent text version. Unknown values are not stored as proof, so
 * that a direct API request does not count as having read a text.
 */
export function parseConsentProof({ source, texte }: Record<string, unknown>): ConsentProof {
  const known = consentTexts.find(({ version }) => version === texte)
  return {
    source: SOURCES.find((one) => one === source) ?? 'ailleurs',
    versionTexte: (known?.version as ConsentProof['versionTexte']) ?? null,
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
export const abonnesFields: Field[] = [
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

import type { Field, TextField } from 'payload'

import { deletedAtField } from '../../features/corbeille'
import { consentTexts } from '../../features/newsletter/subscription/consentTexts'

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

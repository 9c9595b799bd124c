import type { Field, TextField } from 'payload'

import { consentTexts } from '../../features/newsletter/subscription/consentTexts'

/** What only the server reads, through the database: neither the panel nor REST shows it. */
const internalField = (name: string, rest?: Partial<TextField>) =>
  ({ name, type: 'text', hidden: true, ...rest }) as TextField

const dateTimeField = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'date',
  label,
  admin: { description, date: { pickerAppearance: 'dayAndTime' } },
})

/** No IP address: it would prove little more, and would have to be protected as well. */
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
  // What the address is known by, whatever its capitals.
  internalField('cle', { required: true, unique: true }),
  internalField('empreinte', { required: true, unique: true }),
  // The request that was last answered with a mail: tried again, it is answered again.
  internalField('demande'),
  // Of the link that confirms: its SHA-256 alone, so that reading the database lets nobody confirm.
  internalField('empreinteJeton', { index: true }),
  { ...dateTimeField('expirationJeton', 'Expiration'), hidden: true } as Field,
]

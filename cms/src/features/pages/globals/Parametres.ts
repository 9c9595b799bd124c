import type { TextField } from 'payload'

import { lazyDefault } from '../../../fields/lazyDefault'
import { textField, textareaField } from '../../../fields/textField'
import { validateExternalUrl } from '../../../fields/links/validateLink'
import { createPublishedGlobal } from './createPageGlobal'
import { analyticsFields } from '../../consent'
import { collapsibleField } from '../../../fields/arrayField'

/**
 * Optional field of an ISSN (ISO 3297), stored as `NNNN-NNNC`. A missing hyphen, a dash or a small
 * x is corrected; a wrong check digit is rejected.
 */
const issnField: TextField = {
  type: 'text',
  name: 'issn',
  label: 'ISSN',
  hooks: { beforeValidate: [({ value }) => normalizeIssn(value)] },
  validate: validateIssn,
  admin: {
    description:
      'Facultatif. Le numéro international de la revue, que donne la BnF\u00a0: il figure en bas du site et dans les références que reprennent les bibliothèques. Vide\u00a0: rien ne s’affiche.',
    placeholder: '1234-5679',
  },
}

/** Returns a value that may be an ISSN in its usual form, and others as they are. */
export function normalizeIssn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const signs = value.replace(/^\s*ISSN\b/i, '').replace(/[\s:\-‐‑–—.]/g, '')
  if (signs === '') return null
  return /^\d{7}[\dx]$/i.test(signs)
    ? `${signs.slice(0, 4)}-${signs.slice(4).toUpperCase()}`
    : value.trim()
}

/** @returns true, or an error message; an empty value is valid */
export function validateIssn(value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'string' || !/^\d{4}-\d{3}[\dX]$/.test(value)) {
    return 'Indiquez huit signes comme 1234-5679.'
  }
  return toCheckDigit(value) === value.at(-1)
    ? true
    : 'Ce n’est pas un ISSN\u00a0: son dernier signe ne correspond pas aux autres. Vérifiez chaque chiffre.'
}

/** Digits are weighted 8 to 2; the check digit makes their sum a multiple of 11. */
function toCheckDigit(issn: string): string {
  const digits = issn.replace('-', '').slice(0, 7)
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

/** Whether a URL is only a social network's home page, the default; an empty value is a choice. */
export const isSocialNetworkHome = (value: unknown): boolean =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).pathname === '/'

/** Whether an e-mail address is in .example, a reserved domain (RFC 2606). */
export const isExampleEmail = (value: unknown): boolean =>
  typeof value === 'string' && value.endsWith('.example')

const siteName = 'Fédération des arts et traditions populaires'

const socialNetworkField = (name: string, label: string, home: string): TextField => ({
  type: 'text',
  name,
  label,
  ...lazyDefault(home),
  validate: validateExternalUrl,
  admin: {
    description: 'L’adresse complète de votre page. Vide\u00a0: le réseau ne s’affiche pas.',
  },
  custom: { isExpected: isSocialNetworkHome },
})

const externalLinkField = (name: string, label: string, description: string): TextField => ({
  type: 'text',
  name,
  label,
  validate: validateExternalUrl,
  admin: { description },
  custom: { isExpected: true },
})

export const Parametres = createPublishedGlobal({
  slug: 'parametres',
  label: 'Coordonnées',
  group: 'Réglages',
  description: 'Ce qui figure sur toutes les pages\u00a0: nom, adresse, réseaux, liens.',
  path: '/',
  fields: [
    collapsibleField('La fédération', [
      textField({
        name: 'nom',
        label: 'Nom',
        required: true,
        description: 'Figure en haut et en bas de chaque page, et dans l’onglet du navigateur.',
        defaultValue: siteName,
      }),
      textareaField({
        name: 'adresse',
        label: 'Adresse postale',
        required: true,
        defaultValue: '2 rue Achille Luchaire\n75014 Paris',
      }),
      {
        type: 'email',
        name: 'email',
        label: 'Adresse e-mail',
        required: true,
        ...lazyDefault('contact@federation.example'),
        custom: { isExpected: isExampleEmail },
      },
      textField({ name: 'telephone', label: 'Téléphone', description: 'Facultatif.' }),
      {
        ...textField({
          name: 'anneeDuCopyright',
          label: 'Année après ©',
          description:
            'Figure en bas de chaque page\u00a0: «\u00a02025\u00a0», «\u00a02000-2026\u00a0». Vide\u00a0: l’année en cours.',
        }),
        // In the schema, unlike other default values: records of earlier releases get it, too.
        defaultValue: '2025',
        maxLength: 20,
      },
    ]),
    collapsibleField('La revue', [issnField]),
    collapsibleField('Réseaux sociaux', [
      socialNetworkField('facebook', 'Facebook', 'https://www.facebook.com/'),
      socialNetworkField('instagram', 'Instagram', 'https://www.instagram.com/'),
      socialNetworkField('twitter', 'Twitter', 'https://twitter.com/'),
    ]),
    collapsibleField('Liens vers d’autres sites', [
      externalLinkField(
        'ressources',
        'Ressources',
        'Le dossier partagé où mène la page /ressources du site. Vide\u00a0: la page dit qu’elle n’est pas encore ouverte.',
      ),
      externalLinkField(
        'concoursPhoto',
        'Concours photo',
        'Le formulaire où mène la page /concours-photo du site. Vide\u00a0: la page dit qu’elle n’est pas encore ouverte.',
      ),
    ]),
    collapsibleField('Mesure d’audience et publicité', analyticsFields),
  ],
})

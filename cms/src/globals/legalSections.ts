import type { ArrayField } from 'payload'

import { ligne } from '../fields/texte'
import { texteLong } from '../fields/texteLong'
import { rows } from './rows'

/** The sections of a legal page, each a title and its text. */
export const legalSections = (defaultValue: object[]): ArrayField =>
  rows({
    name: 'sections',
    labels: { singular: 'Section', plural: 'Sections' },
    min: 1,
    max: 40,
    description: 'Elles s’affichent dans cet ordre, avec un sommaire.',
    defaultValue,
    fields: [
      ligne({ name: 'titre', label: 'Titre', required: true }),
      texteLong({ name: 'texte', label: 'Texte' }),
      {
        type: 'checkbox',
        name: 'dateDuJour',
        label: 'Afficher la date de mise à jour sous ce texte',
        defaultValue: false,
        admin: { description: 'Le site affiche la date du jour.' },
      },
    ],
  })

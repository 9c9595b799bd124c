import type { ArrayField } from 'payload'

import { textField } from '../../../fields/textField'
import { richTextField } from '../../../fields/richTextField'
import { arrayField } from '../../../fields/arrayField'

/** Array field for the sections of a legal page, each with a title and a rich text. */
export const legalSectionsField = (defaultValue: object[]): ArrayField =>
  arrayField({
    name: 'sections',
    labels: { singular: 'Section', plural: 'Sections' },
    min: 1,
    max: 40,
    description: 'Elles s’affichent dans cet ordre, avec un sommaire.',
    defaultValue,
    fields: [
      textField({ name: 'titre', label: 'Titre', required: true }),
      richTextField({ name: 'texte', label: 'Texte' }),
      {
        type: 'checkbox',
        name: 'dateDuJour',
        label: 'Afficher la date de mise à jour sous ce texte',
        defaultValue: false,
        admin: { description: 'Le site affiche la date du jour.' },
      },
    ],
  })

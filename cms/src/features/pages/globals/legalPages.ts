import type { ArrayField } from 'payload'
import { richTextField, textField, titleField } from '../../../fields/textField'
import { arrayField } from '../../../fields/arrayField'
import { createPageGlobal } from './createPageGlobal'
import { defaultTexts as mentions } from '../defaultTexts/mentionsLegales'
import { defaultTexts as politique } from '../defaultTexts/politiqueDeConfidentialite'

/** Sections of a legal page, each with a title and a rich text. */
const legalSectionsField = (defaultValue: object[]): ArrayField =>
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

export const MentionsLegales = createPageGlobal({
  slug: 'mentionsLegales',
  description: 'Qui édite le site, qui l’héberge, qui en répond.',
  fields: [titleField('titre', 'Mentions légales'), legalSectionsField(mentions.sections)],
})

export const PolitiqueDeConfidentialite = createPageGlobal({
  slug: 'politiqueDeConfidentialite',
  description: 'Quelles données le site recueille, pourquoi, et les droits de chacun.',
  fields: [
    titleField('titre', 'Politique de confidentialité'),
    richTextField({
      name: 'introduction',
      label: 'Introduction',
      defaultValue: politique.introduction,
    }),
    legalSectionsField(politique.sections),
  ],
})

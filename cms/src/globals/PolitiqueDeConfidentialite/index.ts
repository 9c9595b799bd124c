import { ligne } from '../../fields/texte'
import { texteLong } from '../../fields/texteLong'
import { legalSections } from '../legalSections'
import { page } from '../page'
import { textes } from './textes'

export const PolitiqueDeConfidentialite = page({
  slug: 'politiqueDeConfidentialite',
  label: 'Politique de confidentialité',
  group: 'Pages du site',
  description: 'Quelles données le site recueille, pourquoi, et les droits de chacun.',
  path: '/politique-de-confidentialite',
  fields: [
    ligne({
      name: 'titre',
      label: 'Titre',
      required: true,
      defaultValue: 'Politique de confidentialité',
    }),
    texteLong({
      name: 'introduction',
      label: 'Introduction',
      defaultValue: textes.introduction,
    }),
    legalSections(textes.sections),
  ],
})

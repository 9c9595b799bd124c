import { textField } from '../../../fields/textField'
import { richTextField } from '../../../fields/richTextField'
import { legalSectionsField } from './legalPages'
import { createPageGlobal } from '../createPageGlobal'
import { defaultTexts } from '../defaultTexts/politiqueDeConfidentialite'

export const PolitiqueDeConfidentialite = createPageGlobal({
  slug: 'politiqueDeConfidentialite',
  label: 'Politique de confidentialité',
  group: 'Pages du site',
  description: 'Quelles données le site recueille, pourquoi, et les droits de chacun.',
  path: '/politique-de-confidentialite',
  fields: [
    textField({
      name: 'titre',
      label: 'Titre',
      required: true,
      defaultValue: 'Politique de confidentialité',
    }),
    richTextField({
      name: 'introduction',
      label: 'Introduction',
      defaultValue: defaultTexts.introduction,
    }),
    legalSectionsField(defaultTexts.sections),
  ],
})

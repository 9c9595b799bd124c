import { imageField } from '../../../fields/imageField'
import { richTextField, textField, titleField } from '../../../fields/textField'
import { createPageGlobal } from './createPageGlobal'
import { collapsibleField, arrayField } from '../../../fields/arrayField'
import { defaultTexts } from '../defaultTexts/historique'

export const Historique = createPageGlobal({
  slug: 'historique',
  description: 'L’histoire de la fédération, étape par étape.',
  fields: [
    collapsibleField('En tête', [
      titleField('titre', 'Notre histoire'),
      richTextField({
        name: 'introduction',
        label: 'Introduction',
        defaultValue: defaultTexts.introduction,
      }),
      imageField({ name: 'image', label: 'Image' }),
    ]),
    collapsibleField('Étapes', [
      arrayField({
        name: 'jalons',
        label: 'Étapes',
        labels: { singular: 'Étape', plural: 'Étapes' },
        max: 60,
        description: 'De la plus ancienne à la plus récente.',
        defaultValue: defaultTexts.jalons,
        fields: [
          textField({
            name: 'date',
            label: 'Date',
            required: true,
            description: 'Comme elle se lit\u00a0: «\u00a0Avril 2000\u00a0», «\u00a02019\u00a0».',
          }),
          textField({ name: 'titre', label: 'Titre', required: true }),
          richTextField({ name: 'texte', label: 'Texte' }),
          imageField({ name: 'image', label: 'Image' }),
        ],
      }),
    ]),
  ],
})

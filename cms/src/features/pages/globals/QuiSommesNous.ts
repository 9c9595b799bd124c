import { imageField } from '../../../fields/imageField'
import { richTextField, textField, titleField } from '../../../fields/textField'
import { createPageGlobal } from './createPageGlobal'
import { collapsibleField, arrayField } from '../../../fields/arrayField'
import { defaultTexts } from '../defaultTexts/quiSommesNous'

export const QuiSommesNous = createPageGlobal({
  slug: 'quiSommesNous',
  description: 'Ce que fait la fédération et pour qui.',
  fields: [
    collapsibleField('En tête', [
      titleField('titre', 'Qui sommes-nous\u00a0?'),
      richTextField({
        name: 'introduction',
        label: 'Introduction',
        defaultValue: defaultTexts.introduction,
      }),
      imageField({ name: 'image', label: 'Image', isExpected: true }),
    ]),
    collapsibleField('Missions', [
      titleField('missionsTitre', 'Nos missions'),
      arrayField({
        name: 'missions',
        labels: { singular: 'Mission', plural: 'Missions' },
        min: 1,
        max: 6,
        defaultValue: defaultTexts.missions,
        fields: [
          textField({ name: 'titre', label: 'Titre', required: true }),
          richTextField({ name: 'texte', label: 'Texte' }),
        ],
      }),
    ]),
    collapsibleField('Rôle', [
      titleField('roleTitre', 'Un réseau de toutes les régions'),
      richTextField({ name: 'role', label: 'Texte', defaultValue: defaultTexts.role }),
    ]),
  ],
})

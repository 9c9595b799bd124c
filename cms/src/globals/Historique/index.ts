import { image } from '../../fields/image'
import { ligne } from '../../fields/texte'
import { texteLong } from '../../fields/texteLong'
import { page } from '../page'
import { part } from '../part'
import { rows } from '../rows'
import { textes } from './textes'

export const Historique = page({
  slug: 'historique',
  label: 'Historique',
  group: 'Pages du site',
  description: 'L’histoire de la fédération, étape par étape.',
  path: '/a-propos/historique',
  fields: [
    part('En tête', [
      ligne({ name: 'titre', label: 'Titre', required: true, defaultValue: 'Notre histoire' }),
      texteLong({
        name: 'introduction',
        label: 'Introduction',
        defaultValue: textes.introduction,
      }),
      image({ name: 'image', label: 'Image' }),
    ]),
    part('Étapes', [
      rows({
        name: 'jalons',
        label: 'Étapes',
        labels: { singular: 'Étape', plural: 'Étapes' },
        max: 60,
        description: 'De la plus ancienne à la plus récente.',
        defaultValue: textes.jalons,
        fields: [
          ligne({
            name: 'date',
            label: 'Date',
            required: true,
            description: 'Comme elle se lit\u00a0: «\u00a0Avril 2000\u00a0», «\u00a02019\u00a0».',
          }),
          ligne({ name: 'titre', label: 'Titre', required: true }),
          texteLong({ name: 'texte', label: 'Texte' }),
          image({ name: 'image', label: 'Image' }),
        ],
      }),
    ]),
  ],
})

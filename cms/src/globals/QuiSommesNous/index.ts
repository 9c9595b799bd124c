import { image } from '../../fields/image'
import { ligne } from '../../fields/texte'
import { texteLong } from '../../fields/texteLong'
import { page } from '../page'
import { part } from '../part'
import { rows } from '../rows'
import { textes } from './textes'

export const QuiSommesNous = page({
  slug: 'quiSommesNous',
  label: 'Qui sommes-nous\u00a0?',
  group: 'Pages du site',
  description: 'Ce que fait la fédération et pour qui.',
  path: '/a-propos/qui-sommes-nous',
  fields: [
    part('En tête', [
      ligne({
        name: 'titre',
        label: 'Titre',
        required: true,
        defaultValue: 'Qui sommes-nous\u00a0?',
      }),
      texteLong({
        name: 'introduction',
        label: 'Introduction',
        defaultValue: textes.introduction,
      }),
      image({ name: 'image', label: 'Image', aCompleter: true }),
    ]),
    part('Missions', [
      ligne({
        name: 'missionsTitre',
        label: 'Titre',
        required: true,
        defaultValue: 'Nos missions',
      }),
      rows({
        name: 'missions',
        labels: { singular: 'Mission', plural: 'Missions' },
        min: 1,
        max: 6,
        defaultValue: textes.missions,
        fields: [
          ligne({ name: 'titre', label: 'Titre', required: true }),
          texteLong({ name: 'texte', label: 'Texte' }),
        ],
      }),
    ]),
    part('Rôle', [
      ligne({
        name: 'roleTitre',
        label: 'Titre',
        required: true,
        defaultValue: 'Un réseau de toutes les régions',
      }),
      texteLong({ name: 'role', label: 'Texte', defaultValue: textes.role }),
    ]),
  ],
})

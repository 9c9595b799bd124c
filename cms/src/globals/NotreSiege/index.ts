import { image } from '../../fields/image'
import { ligne } from '../../fields/texte'
import { texteLong } from '../../fields/texteLong'
import { validateLink } from '../../links/validateLink'
import { page } from '../page'
import { part } from '../part'
import { rows } from '../rows'
import { textes } from './textes'

const adresse = {
  type: 'text' as const,
  name: 'adresse',
  label: 'Site internet',
  validate: validateLink,
  admin: { description: 'Facultatif, par exemple https://www.exemple.fr' },
}

export const NotreSiege = page({
  slug: 'notreSiege',
  label: 'Notre siège',
  group: 'Pages du site',
  description: 'Où se trouve la fédération, qui la compose et qui la soutient.',
  path: '/a-propos/notre-siege',
  fields: [
    part('Le siège', [
      ligne({ name: 'titre', label: 'Titre', required: true, defaultValue: 'Notre siège' }),
      texteLong({
        name: 'texte',
        label: 'Texte',
        description: 'L’adresse figure à côté\u00a0: elle vient des «\u00a0Coordonnées\u00a0».',
        defaultValue: textes.texte,
      }),
      image({ name: 'image', label: 'Image', aCompleter: true }),
    ]),
    part('Les fédérations membres', [
      ligne({
        name: 'federationsTitre',
        label: 'Titre',
        required: true,
        defaultValue: 'Les fédérations membres',
      }),
      texteLong({
        name: 'federationsTexte',
        label: 'Texte',
        defaultValue: textes.federationsTexte,
      }),
      rows({
        name: 'federations',
        label: 'Fédérations',
        labels: { singular: 'Fédération', plural: 'Fédérations' },
        max: 100,
        defaultValue: textes.federations,
        fields: [
          ligne({ name: 'nom', label: 'Nom', required: true }),
          ligne({ name: 'region', label: 'Région' }),
          adresse,
        ],
      }),
    ]),
    part('Les partenaires', [
      ligne({
        name: 'partenairesTitre',
        label: 'Titre',
        required: true,
        defaultValue: 'Nos partenaires',
      }),
      texteLong({
        name: 'partenairesTexte',
        label: 'Texte',
        defaultValue: textes.partenairesTexte,
      }),
      rows({
        name: 'partenaires',
        labels: { singular: 'Partenaire', plural: 'Partenaires' },
        max: 12,
        defaultValue: textes.partenaires,
        fields: [
          ligne({ name: 'nom', label: 'Nom', required: true }),
          image({
            name: 'logo',
            label: 'Logo',
            description: 'Sur fond blanc ou transparent. Sans logo, le nom s’affiche à sa place.',
          }),
          adresse,
        ],
      }),
    ]),
  ],
})

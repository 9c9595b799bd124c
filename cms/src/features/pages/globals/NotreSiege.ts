import { imageField } from '../../../fields/imageField'
import { richTextField, textField, titleField } from '../../../fields/textField'
import { completeUrl } from '../../../fields/links/completeUrl'
import { validateLink } from '../../../fields/links/validateLink'
import { createPageGlobal } from './createPageGlobal'
import { arrayField, collapsibleField } from '../../../fields/arrayField'
import { defaultTexts } from '../defaultTexts/notreSiege'

const websiteField = {
  type: 'text' as const,
  name: 'adresse',
  label: 'Site internet',
  validate: validateLink,
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => completeUrl(value)] },
  admin: { description: 'Facultatif, par exemple https://www.exemple.fr' },
}

export const NotreSiege = createPageGlobal({
  slug: 'notreSiege',
  description: 'Où se trouve la fédération, qui la compose et qui la soutient.',
  fields: [
    collapsibleField('Le siège', [
      titleField('titre', 'Notre siège'),
      richTextField({
        name: 'texte',
        label: 'Texte',
        description: 'L’adresse figure à côté\u00a0: elle vient des «\u00a0Coordonnées\u00a0».',
        defaultValue: defaultTexts.texte,
      }),
      imageField({ name: 'image', label: 'Image', isExpected: true }),
    ]),
    collapsibleField('Les fédérations membres', [
      titleField('federationsTitre', 'Les fédérations membres'),
      richTextField({
        name: 'federationsTexte',
        label: 'Texte',
        defaultValue: defaultTexts.federationsTexte,
      }),
      arrayField({
        name: 'federations',
        label: 'Fédérations',
        labels: { singular: 'Fédération', plural: 'Fédérations' },
        max: 100,
        defaultValue: defaultTexts.federations,
        fields: [
          textField({ name: 'nom', label: 'Nom', required: true }),
          textField({ name: 'region', label: 'Région' }),
          websiteField,
        ],
      }),
    ]),
    collapsibleField('Les partenaires', [
      titleField('partenairesTitre', 'Nos partenaires'),
      richTextField({
        name: 'partenairesTexte',
        label: 'Texte',
        defaultValue: defaultTexts.partenairesTexte,
      }),
      arrayField({
        name: 'partenaires',
        labels: { singular: 'Partenaire', plural: 'Partenaires' },
        max: 12,
        defaultValue: defaultTexts.partenaires,
        fields: [
          textField({ name: 'nom', label: 'Nom', required: true }),
          imageField({
            name: 'logo',
            label: 'Logo',
            description: 'Sur fond blanc ou transparent. Sans logo, le nom s’affiche à sa place.',
          }),
          websiteField,
        ],
      }),
    ]),
  ],
})

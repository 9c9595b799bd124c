import { imageField } from '../../../fields/imageField'
import { linkField } from '../../../fields/linkField'
import { richTextField, textField, textareaField, titleField } from '../../../fields/textField'
import { createPageGlobal } from './createPageGlobal'
import { collapsibleField, arrayField } from '../../../fields/arrayField'
import { defaultTexts } from '../defaultTexts/accueil'

/** Specification, section 9. */
const SLIDES = 3

export const Accueil = createPageGlobal({
  slug: 'accueil',
  description: 'La première page du site, de haut en bas.',
  fields: [
    collapsibleField('Accroche', [
      titleField('accroche', defaultTexts.accroche, 'Titre de la page'),
      richTextField({
        name: 'presentation',
        label: 'Présentation',
        defaultValue: defaultTexts.presentation,
      }),
    ]),
    collapsibleField('Carrousel', [
      arrayField({
        name: 'diapositives',
        labels: { singular: 'Diapositive', plural: 'Diapositives' },
        min: SLIDES,
        max: SLIDES,
        defaultValue: defaultTexts.diapositives,
        description: 'Trois images qui se suivent, avec un titre et quelques mots chacune.',
        fields: [
          textField({ name: 'titre', label: 'Titre', required: true }),
          textareaField({ name: 'texte', label: 'Texte', description: 'Une ou deux phrases.' }),
          imageField({
            name: 'image',
            label: 'Image',
            description: 'En largeur, 1920 pixels au moins. Sans image, une broderie la remplace.',
            isExpected: true,
          }),
          linkField(),
        ],
      }),
    ]),
    collapsibleField('La revue Regards', [
      titleField('regardsTitre', defaultTexts.regards.titre),
      richTextField({
        name: 'regardsTexte',
        label: 'Texte de présentation',
        description:
          'Se lit au-dessus du dernier numéro, qui s’affiche tout seul avec ses premiers articles.',
        defaultValue: defaultTexts.regards.texte,
      }),
    ]),
    collapsibleField('La Payse de France', [
      titleField('payseTitre', defaultTexts.payse.titre),
      textField({
        name: 'payseTitulaire',
        label: 'Payse en titre',
        description: 'Son nom, son pays, l’année de son titre. Vide\u00a0: rien ne s’affiche.',
        isExpected: true,
      }),
      richTextField({ name: 'payseTexte', label: 'Texte', defaultValue: defaultTexts.payse.texte }),
      imageField({
        name: 'payseImage',
        label: 'Portrait',
        description: 'En hauteur, 1000 pixels de large au moins.',
        isExpected: true,
      }),
    ]),
    collapsibleField('Séparation', [
      imageField({
        name: 'separateur',
        label: 'Image de séparation',
        description: 'Une frise très large. Sans image, le site brode la sienne.',
      }),
    ]),
    collapsibleField('Stages', [
      titleField('stagesTitre', defaultTexts.stages.titre),
      richTextField({
        name: 'stagesIntroduction',
        label: 'Introduction',
        defaultValue: defaultTexts.stages.introduction,
      }),
      arrayField({
        name: 'stages',
        labels: { singular: 'Stage', plural: 'Stages' },
        min: 1,
        max: 6,
        defaultValue: defaultTexts.stages.liste,
        fields: [
          textField({ name: 'titre', label: 'Titre', required: true }),
          textField({
            name: 'dates',
            label: 'Dates et lieu',
            description:
              'Par exemple «\u00a0Du 12 au 18 juillet, à Gap\u00a0». Vide\u00a0: rien ne s’affiche.',
            isExpected: true,
          }),
          richTextField({ name: 'texte', label: 'Texte' }),
          imageField({ name: 'image', label: 'Image', isExpected: true }),
          linkField(),
        ],
      }),
    ]),
    collapsibleField('Lettre d’information et contact', [
      titleField('lettreTitre', defaultTexts.lettre.titre, 'Titre de la lettre'),
      textareaField({
        name: 'lettreTexte',
        label: 'Texte',
        defaultValue: defaultTexts.lettre.texte,
      }),
      titleField('contactTitre', defaultTexts.contact.titre, 'Titre du contact'),
      textareaField({
        name: 'contactTexte',
        label: 'Texte',
        description: 'L’adresse e-mail et les réseaux viennent des «\u00a0Coordonnées\u00a0».',
        defaultValue: defaultTexts.contact.texte,
      }),
    ]),
  ],
})

import { image } from '../../fields/image'
import { lien } from '../../fields/lien'
import { ligne, lignes } from '../../fields/texte'
import { texteLong } from '../../fields/texteLong'
import { page } from '../page'
import { part } from '../part'
import { rows } from '../rows'
import { textes } from './textes'

/** Specification, section 9. */
const SLIDES = 3

export const Accueil = page({
  slug: 'accueil',
  label: 'Accueil',
  group: 'Pages du site',
  description: 'La première page du site, de haut en bas.',
  path: '/',
  fields: [
    part('Accroche', [
      ligne({
        name: 'accroche',
        label: 'Titre de la page',
        required: true,
        defaultValue: textes.accroche,
      }),
      texteLong({
        name: 'presentation',
        label: 'Présentation',
        defaultValue: textes.presentation,
      }),
    ]),
    part('Carrousel', [
      rows({
        name: 'diapositives',
        labels: { singular: 'Diapositive', plural: 'Diapositives' },
        min: SLIDES,
        max: SLIDES,
        defaultValue: textes.diapositives,
        description: 'Trois images qui se suivent, avec un titre et quelques mots chacune.',
        fields: [
          ligne({ name: 'titre', label: 'Titre', required: true }),
          lignes({ name: 'texte', label: 'Texte', description: 'Une ou deux phrases.' }),
          image({
            name: 'image',
            label: 'Image',
            description: 'En largeur, 1920 pixels au moins. Sans image, une broderie la remplace.',
            aCompleter: true,
          }),
          lien(),
        ],
      }),
    ]),
    part('La revue Regards', [
      ligne({
        name: 'regardsTitre',
        label: 'Titre',
        required: true,
        defaultValue: textes.regards.titre,
      }),
      texteLong({
        name: 'regardsTexte',
        label: 'Texte de présentation',
        description: 'Se lit à côté de la couverture du dernier numéro, qui s’affiche toute seule.',
        defaultValue: textes.regards.texte,
      }),
    ]),
    part('La Payse de France', [
      ligne({
        name: 'payseTitre',
        label: 'Titre',
        required: true,
        defaultValue: textes.payse.titre,
      }),
      ligne({
        name: 'payseTitulaire',
        label: 'Payse en titre',
        description: 'Son nom, son pays, l’année de son titre. Vide\u00a0: rien ne s’affiche.',
        aCompleter: true,
      }),
      texteLong({ name: 'payseTexte', label: 'Texte', defaultValue: textes.payse.texte }),
      image({
        name: 'payseImage',
        label: 'Portrait',
        description: 'En hauteur, 1000 pixels de large au moins.',
        aCompleter: true,
      }),
    ]),
    part('Séparation', [
      image({
        name: 'separateur',
        label: 'Image de séparation',
        description: 'Une frise très large. Sans image, le site brode la sienne.',
      }),
    ]),
    part('Stages', [
      ligne({
        name: 'stagesTitre',
        label: 'Titre',
        required: true,
        defaultValue: textes.stages.titre,
      }),
      texteLong({
        name: 'stagesIntroduction',
        label: 'Introduction',
        defaultValue: textes.stages.introduction,
      }),
      rows({
        name: 'stages',
        labels: { singular: 'Stage', plural: 'Stages' },
        min: 1,
        max: 6,
        defaultValue: textes.stages.liste,
        fields: [
          ligne({ name: 'titre', label: 'Titre', required: true }),
          ligne({
            name: 'dates',
            label: 'Dates et lieu',
            description:
              'Par exemple «\u00a0Du 12 au 18 juillet, à Gap\u00a0». Vide\u00a0: rien ne s’affiche.',
            aCompleter: true,
          }),
          texteLong({ name: 'texte', label: 'Texte' }),
          image({ name: 'image', label: 'Image', aCompleter: true }),
          lien(),
        ],
      }),
    ]),
    part('Lettre d’information et contact', [
      ligne({
        name: 'lettreTitre',
        label: 'Titre de la lettre',
        required: true,
        defaultValue: textes.lettre.titre,
      }),
      lignes({ name: 'lettreTexte', label: 'Texte', defaultValue: textes.lettre.texte }),
      ligne({
        name: 'contactTitre',
        label: 'Titre du contact',
        required: true,
        defaultValue: textes.contact.titre,
      }),
      lignes({
        name: 'contactTexte',
        label: 'Texte',
        description: 'L’adresse e-mail et les réseaux viennent des «\u00a0Coordonnées\u00a0».',
        defaultValue: textes.contact.texte,
      }),
    ]),
  ],
})

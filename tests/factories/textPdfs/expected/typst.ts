import { both, page, type ExpectedPdf } from './types'

/** What is read in the PDFs made by Typst: words, lists and tables. */
export const typstPdfs: ExpectedPdf[] = [
  {
    files: both('typst-cesures'),
    why: 'soft hyphens and hyphens at the end of lines and columns',
    pages: [
      {
        texte: page(
          'La fête des moissons',
          'Les brodeuses de Cornouaille préparaient merveilleusement leurs passementeries avant la procession traditionnelle, et les accordéonistes accompagnaient infatigablement les marionnettistes. Un arc-en-ciel parut, puis un va-et-vient de charrettes ; le porte-manteau du sabotier tomba, le cache-nez du facteur aussi.',
          'Les ethnomusicologues enregistrèrent soixante-dix-huit ritournelles, chacune extraordinairement différente de la précédente. Le kaléidoscope des costumes éblouissait les photographes : gilets, coiffes, rubans multicolores, vertugadins.',
          'À Saint-Étienne, les rémouleurs rassemblaient d’innombrables connaisseurs ; les raccommodeurs rafistolaient tranquillement. Peut-être reviendront-ils après-demain, c’est-à-dire lundi, disait-il.',
        ),
        titres: ['La fête des moissons'],
        blocs: [
          'À Saint-Étienne, les rémouleurs rassemblaient d’innombrables connaisseurs ; les raccommodeurs rafistolaient tranquillement. Peut-être reviendront-ils après-demain, c’est-à-dire lundi, disait-il.',
        ],
      },
    ],
  },
  {
    files: both('typst-cesures-pages'),
    why: 'a word divided over two pages: kaléido- / scope',
    pages: [
      {
        texte:
          'Les costumes des paroisses voisines se mêlaient sur la place, et chaque dimanche la grande foire de la Saint-Jean rassemblait les familles autour des musiciens. Les enfants regardaient, émerveillés, ce grand kaléidoscope',
      },
      {
        texte:
          'de rubans, de gilets et de dentelles que la procession faisait tourner autour du calvaire, pendant que les anciens racontaient les danses d’autrefois.',
      },
    ],
  },
  {
    files: both('typst-sommaire'),
    why: 'contents: a large figure beside two lines',
    pages: [
      {
        texte: page(
          'Sommaire',
          '3 Un langage de fil et de drap Le costume disait d’où l’on venait, et bien d’autres choses.',
          '8 La vielle à roue Un archet sans fin, un clavier et bien des légendes.',
          '14 Gavottes En Bretagne, le bras en chaîne, l’un porte l’autre.',
          '27 Les feux de la Saint-Jean Une nuit, un bûcher et des rondes.',
        ),
      },
    ],
  },
  {
    files: ['typst-espaces'],
    why: 'letters set apart from 0.05 to 0.5 em',
    pages: [
      {
        texte: page(
          'CHANTS DE MARINS DANSES DU BERRY TRADITIONS POPULAIRES LE COSTUME BRETON ARTS ET MÉTIERS VEILLÉES À LA FERME',
          'Le texte courant n’est pas espacé, et la vielle à roue y tient sa place avec la cornemuse.',
          'Un mot y est vraiment espacé dans la ligne, pour le souligner, comme le font les imprimeurs allemands.',
        ),
        titres: [
          'CHANTS DE MARINS',
          'DANSES DU BERRY',
          'TRADITIONS POPULAIRES',
          'LE COSTUME BRETON',
          'ARTS ET MÉTIERS',
          'VEILLÉES',
          'À LA FERME',
        ],
      },
    ],
  },
  {
    files: ['typst-espaces-sans-balises'],
    why: 'letters set apart from 0.05 to 0.5 em; titles at the distance of lines are one',
    pages: [
      {
        texte: page(
          'CHANTS DE MARINS DANSES DU BERRY TRADITIONS POPULAIRES LE COSTUME BRETON ARTS ET MÉTIERS VEILLÉES À LA FERME',
          'Le texte courant n’est pas espacé, et la vielle à roue y tient sa place avec la cornemuse.',
          'Un mot y est vraiment espacé dans la ligne, pour le souligner, comme le font les imprimeurs allemands.',
        ),
      },
    ],
  },
  {
    files: ['typst-lettrines'],
    why: 'drop caps over two and three lines',
    pages: [
      {
        texte: page(
          'À la pointe sud-ouest du Finistère, le pays bigouden garde ses coiffes hautes et ses broderies. On les porte encore aux fêtes.',
          'On imagine mal le bruit des sabots sur les dalles du lavoir, un matin de grande lessive, quand tout le bourg y venait.',
          'L’hiver, les veillées réunissaient les voisins autour de l’âtre. On y cassait des noix, on y filait la laine, et les anciens y racontaient les histoires de revenants.',
        ),
        titres: [],
      },
    ],
  },
  {
    files: both('typst-exposants'),
    why: 'superscripts: XIX e siècle, 1 er mai, and as letters of Unicode',
    pages: [
      {
        texte: page(
          'Le costume du XIXe siècle finissant paraît le 1er mai 1890, à la 2e foire du pays. La 1re fête eut lieu vers 1830, au XVIIIe comme au XXe on dansait.',
          'Mme Le Goff tenait le no 12 de la rue. Le XIXe siècle et le 1er prix s’écrivent aussi avec des lettres hautes.',
        ),
      },
    ],
  },
  {
    files: both('typst-tableau'),
    why: 'a table of three columns',
    pages: [
      {
        texte: page(
          'Les danses recueillies pendant l’enquête de 1936 :',
          'Danse Pays Mesure',
          'Bourrée Berry et Auvergne deux ou trois temps',
          'Gavotte Basse-Bretagne, montagne quatre temps, en chaîne',
          'Rigaudon Dauphiné deux temps',
          'Chacune a son pas et ses musiciens.',
        ),
        tableaux: [4],
      },
    ],
  },
  {
    files: ['typst-tableau-tourne'],
    why: 'a table turned by its text',
    pages: [
      {
        texte: page(
          'Les foires du canton',
          'Bourg Jour Ce que l’on y vend',
          'Plouay premier lundi chevaux et porcs',
          'Guémené troisième jeudi toiles et laines',
          'Le Faouët mercredi saint bestiaux, mercerie',
        ),
        tableaux: [4],
      },
    ],
  },
]

import { page, type ExpectedPdf } from './types'
import { POINTE, SABOTS } from './programs'

/** What is read in the PDFs made by LaTeX. */
export const latexPdfs: ExpectedPdf[] = [
  {
    files: ['latex-article'],
    why: 'a centred title above two columns, a note, running heads and folios',
    pages: [
      {
        haut: 'Regards, revue trimestrielle Moissons',
        bas: '1',
        texte: page(
          'Les feux de la Saint-Jean',
          'Au solstice, chaque quartier préparait son bûcher. Les difficultés commençaient avec le bois vert, que les officiels interdisaient et que les filles affublaient de rubans.',
          'On dansait autour du feu jusqu’à l’aube, et l’on sautait les braises à deux, main dans la main. Les amoureux s’engageaient ainsi pour l’année~1.',
          'Le lendemain',
          'Les cendres étaient partagées et répandues dans les champs. Un tison gardé sous le lit protégeait de la foudre toute la maisonnée.',
          'Le 1er juillet, on brûlait ce qui restait, et les enfants emportaient les clous.',
        ),
        libres: ['1. Coutume attestée au XVIIIe siècle.'],
        titres: ['Les feux de la Saint-Jean', 'Le lendemain'],
      },
      {
        haut: 'Regards, revue trimestrielle Moissons',
        bas: '2',
        texte: page(
          'La gerbe',
          'La dernière gerbe était liée par la plus jeune des moissonneuses. On la fleurissait de bleuets et on la portait au château, où le maître offrait à boire.',
          'Le violoneux marchait devant, les chevaux derrière. Qui traînait était arrosé par les gamins postés aux fenêtres.',
          'Au retour, la soupe attendait dans la grande salle, et les bancs manquaient toujours d’un convive.',
        ),
        titres: ['La gerbe'],
      },
      {
        haut: 'Regards, revue trimestrielle Moissons',
        bas: '3',
        texte: page(
          'L’aire à battre',
          'On la refaisait tous les ans, de terre et de bouse, que tassaient les pieds nus des danseurs.',
          'Le maître payait la barrique, les voisins amenaient leur musicien, et le lendemain les fléaux battaient en mesure sur une terre égale, ferme et luisante comme une table cirée.',
        ),
        titres: ['L’aire à battre'],
      },
    ],
  },
  {
    files: ['latex-accents'],
    why: 'accents drawn apart from their letters (OT1), kerning before an apostrophe',
    pages: [
      {
        texte: page(
          'Á l’école de Noël',
          'L’archère répète : l’été a été très beau, où êtes-vous allés ? Le maître a reçu la fiançée du naïf coïffé.',
          'L’arc-en-ciel s’étire au-dessus des forêts, là-bas, et la fête bat son plein : gaîté, théâtre, dîner.',
          'Où l’œuvre des sœurs a-t-elle été cachée ? Dans l’église, derrière l’autel.',
        ),
        titres: ['Á l’école de Noël'],
      },
    ],
  },
  {
    files: ['latex-lettrines'],
    why: 'drop caps over two and three lines with capitals after them',
    pages: [
      {
        texte: page(
          `À LA POINTE ${POINTE}, et quelques femmes les montent chaque dimanche.`,
          `ON IMAGINE ${SABOTS}.`,
          'L’HIVER, les veillées réunissaient les voisins autour de l’âtre. On y cassait des noix, on y filait la laine, et les anciens racontaient.',
        ),
        titres: [],
      },
    ],
  },
  {
    files: ['latex-cesures'],
    why: 'words and compounds divided at the end of lines and of a column, without soft hyphens',
    pages: [
      {
        texte: page(
          'Un arc-en-ciel parut sur la lande, puis un va-et-vient de charrettes. Le porte-manteau du sabotier tomba, et le cache-nez du facteur aussi. Peut-être reviendront-ils après-demain, c’est-à-dire lundi, disait-il en riant.',
          'Saint-Étienne envoya ses rémouleurs, dont les innombrables connaisseurs se rassemblaient. Les raccommodeurs rafistolaient tranquillement les parapluies multicolores.',
          'Les ethnomusicologues enregistrèrent soixante-dix-huit ritournelles, chacune extraordinairement différente de la précédente. Le kaléidoscope des costumes éblouissait les photographes professionnels, et les chefs-d’œuvre des compagnons attendaient.',
        ),
        titres: [],
      },
    ],
  },
  {
    files: ['latex-espaces'],
    why: 'letters set apart by microtype',
    pages: [
      {
        texte: page(
          'CHANTS DE MARINS TRADITIONS POPULAIRES LE COSTUME BRETON Danses du Berry',
          'Le texte courant n’est pas espacé, mais ce mot-ci l’est dans la ligne, et celui-là aussi, pour qu’on les remarque.',
        ),
      },
    ],
  },
  {
    files: ['latex-tableau'],
    why: 'a table of three columns, and one turned by its text',
    pages: [
      {
        texte: page(
          'Les foires du canton, telles que l’almanach de 1902 les donne pour toute l’année.',
          'Bourg Jour Marchandises Plouay premier lundi chevaux et porcs Guémené troisième jeudi toiles et laines Le Faouët mercredi saint bestiaux, mercerie',
          'Danse Pays Mesure Bourrée Berry deux temps Gavotte Bretagne quatre temps Rigaudon Dauphiné deux temps',
        ),
        titres: [],
        tableaux: [4, 4],
      },
    ],
  },
  {
    files: ['latex-italique'],
    why: 'italic letters that reach over the space before them',
    pages: [
      {
        texte: page(
          'Une affaire de famille : la fête des fileuses, le fil fin du feutre, le fifre fou et la flûte des foires. Un fief fut fondé pour fournir fourrages, fagots et foin aux fermiers des faubourgs, qui filaient.',
          'Le fer et le feu : of force if free of fear, dit la chanson que François rapporta de Bristol.',
        ),
        titres: [],
      },
    ],
  },
]

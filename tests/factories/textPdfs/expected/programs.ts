import { both, page, type ExpectedPdf } from './types'

export const POINTE =
  'sud-ouest du Finistère, le pays bigouden garde ses coiffes hautes et ses broderies. On les porte encore aux fêtes'
export const SABOTS =
  'mal le bruit des sabots sur les dalles du lavoir, un matin de grande lessive, quand tout le bourg y venait avec ses brouettes, ses battoirs et ses histoires de la semaine passée'

/** Paragraphs of narrow justified columns, of which lines have two or three words far apart. */
const PROCESSION = [
  'Les coiffes et la cravate fleurie du siècle finissant défilaient merveilleusement. Les brodeuses de Cornouaille suivaient avec leurs passementeries.',
  'Un arc-en-ciel parut, puis un va-et-vient de charrettes. Les accordéonistes accompagnaient les marionnettistes infatigablement jusqu’au soir.',
  'Le kaléidoscope des costumes éblouissait les photographes officiels : gilets, rubans multicolores, vertugadins. L’afflux des visiteurs surprit les aubergistes, qui servirent des gaufres.',
]
const COIFFES =
  'Les coiffes défilaient merveilleusement, et l’on applaudissait chaque paroisse. Un va-et-vient de charrettes emplissait la place jusqu’au soir.'

/** What is read in the PDFs made by Chromium, LibreOffice and Scribus. */
export const programPdfs: ExpectedPdf[] = [
  {
    files: both('chromium-cesures'),
    why: 'soft hyphens as ActualText, ligatures, justified columns',
    pages: [
      {
        texte: page('La procession des coiffes', ...PROCESSION),
        titres: ['La procession des coiffes'],
        blocs: PROCESSION,
      },
    ],
  },
  {
    files: ['chromium-titres'],
    why: 'a title with a shadow is read once; letters set apart; superscripts',
    pages: [
      {
        texte: page(
          'La fête des moissons CHANTS DE MARINS TRADITIONS POPULAIRES LE COSTUME BRETON ARTS ET MÉTIERS À LA FERME',
          'Le costume du XIXe siècle paraît le 1er mai 1890, à la 2e foire. L’arc-en-ciel, l’afflux et l’office n’y perdent pas une lettre.',
        ),
        titres: [
          'La fête des moissons',
          'CHANTS DE MARINS',
          'TRADITIONS POPULAIRES',
          'LE COSTUME BRETON',
          'ARTS ET MÉTIERS',
          'À LA FERME',
        ],
      },
    ],
  },
  {
    files: both('chromium-sommaire'),
    why: 'contents: a large figure beside two lines',
    pages: [
      {
        texte: page(
          'Sommaire',
          '3 Un langage de fil et de drap Le costume disait d’où l’on venait, et bien d’autres choses.',
          '8 La vielle à roue Un archet sans fin, un clavier et bien des légendes.',
          '14 Gavottes En Bretagne, le bras en chaîne, l’un porte l’autre.',
        ),
      },
    ],
  },
  {
    files: ['chromium-ordre'],
    why: 'the tagged order and the drawn order disagree',
    pages: [
      {
        texte: page(
          'Deux ateliers',
          'Le potier Il tournait à pied, l’hiver devant le four, et l’été sous le tilleul de la cour. Sa terre venait de la carrière, à dos d’âne.',
          'La dentellière Elle travaillait à la fenêtre, le carreau sur les genoux et le chat à ses pieds. Son fil venait de la ville, par le colporteur.',
          'Tous deux se marièrent à la Saint-Martin, et leur maison porte encore l’enseigne.',
        ),
        titres: ['Deux ateliers', 'Le potier', 'La dentellière'],
      },
    ],
  },
  {
    files: ['chromium-lettrine'],
    why: 'drop caps over two and three lines',
    pages: [
      {
        texte: page(
          `À la pointe ${POINTE}, et quelques femmes les montent chaque dimanche.`,
          `On imagine ${SABOTS}.`,
        ),
        titres: [],
      },
    ],
  },
  {
    files: both('chromium-credit'),
    why: 'a vertical credit, a caption below its picture, a table of three columns',
    pages: [
      {
        texte: page(
          'La fileuse du hameau du Bois gardait sa quenouille au mur.',
          'La dernière fileuse, en 1960.',
          'Outil Matière Usage Quenouille noisetier tenir la filasse Fuseau buis tordre le fil',
        ),
        libres: ['Photographie Anne Quimperlé'],
        titres: [],
        tableaux: [3],
      },
    ],
  },
  {
    files: both('libreoffice-colonnes'),
    why: 'a spaced title, superscripts, divided words, kerning before apostrophes, three columns',
    pages: [
      {
        texte: page(
          'TRADITIONS POPULAIRES',
          'L’arc-en-ciel s’étirait sur la Cornouaille, et les brodeuses rentraient leurs passementeries. L’accordéoniste du XIXe siècle finissant ne jouait que pour les mariages.',
          'Le 1er mai, les ethnomusicologues enregistrèrent les marionnettistes. L’office commençait après l’afflux des fidèles, et la Vierge passait, AVANT TOUT, par la rue.',
          COIFFES,
        ),
        titres: ['TRADITIONS POPULAIRES'],
        blocs: [COIFFES],
      },
    ],
  },
  {
    files: both('libreoffice-tableau'),
    why: 'drop caps, a table of three columns with cells of several lines, a note',
    pages: [
      {
        texte: page(
          `À la pointe ${POINTE}.`,
          `On imagine ${SABOTS}~1.`,
          'Bourg Jour Marchandises Plouay premier lundi du mois, au matin chevaux et porcs Guémené troisième jeudi toiles, laines et bestiaux de la montagne',
        ),
        libres: ['1~Enquête de Jean Martin, 1936.'],
        titres: [],
        tableaux: [3],
      },
    ],
  },
  {
    files: ['scribus-article'],
    why: 'frames drawn in another order, U+2010 at the end of lines and of a column, U+00AD for hyphens inside lines',
    pages: [
      {
        texte: page(
          'TRADITIONS POPULAIRES',
          'À la pointe sud-ouest du Finistère, les brodeuses préparaient merveilleusement leurs passementeries avant la procession traditionnelle. Les accordéonistes accompagnaient infatigablement les marionnettistes.',
          'Un arc-en-ciel parut, puis un va-et-vient de charrettes. L’archer, l’âtre et AVANT TOUT la Vierge avançaient dans le kaléidoscope des costumes, parmi les photographes émerveillés et les ethnomusicologues enthousiastes.',
          'Les raccommodeurs rafistolaient tranquillement les parapluies multicolores, pendant que les innombrables connaisseurs admiraient les gilets brodés.',
        ),
        libres: ['La procession au retour, vers 1910.', 'Photographie Anne Quimperlé'],
        titres: ['TRADITIONS POPULAIRES'],
      },
    ],
  },
  {
    files: ['chromium-cartes'],
    why: 'cards in two rows, drawn in another order: the tags tell the order',
    pages: [
      {
        texte: page(
          'Quatre métiers',
          '1. Le potier Il tournait à pied, l’hiver devant le four, et l’été sous le tilleul de la cour.',
          '2. La dentellière Elle travaillait à la fenêtre, le carreau sur les genoux et le chat à ses pieds.',
          '3. Le charron Il cerclait les roues à chaud, sur la place, et toute l’école venait regarder.',
          '4. La lingère Elle allait de ferme en ferme, avec ses fers, et restait le temps d’un trousseau.',
        ),
        titres: [
          'Quatre métiers',
          '1. Le potier',
          '2. La dentellière',
          '3. Le charron',
          '4. La lingère',
        ],
      },
    ],
  },
]

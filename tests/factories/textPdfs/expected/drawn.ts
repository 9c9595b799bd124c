import { page, type ExpectedPdf } from './types'

const one = (
  file: string,
  why: string,
  texte: string,
  more: Partial<ExpectedPdf['pages'][number]> = {},
): ExpectedPdf => ({ files: [file], why, pages: [{ texte, ...more }] })

const FOUR =
  'Le four du village chauffait deux fois la semaine, et chaque famille y apportait sa pâte, marquée d’un signe pour la reconnaître. Le vieux fournier gardait pour lui un pain sur vingt, et les enfants guettaient les galettes cuites à l’entrée.'
const LAVOIR =
  'Le lavoir servait le lundi. Les brouettes arrivaient dès six heures, et les meilleures places, près de la source, étaient aux anciennes. On y apprenait tout, et souvent avant les intéressés. Le battoir scandait les histoires.'
const PUITS =
  'Le puits, lui, n’était à personne. On y tirait l’eau du soir, quand la chaleur tombait, et la margelle portait la trace des cordes. Un seau oublié faisait parler tout le hameau jusqu’au dimanche.'
const MAIRIE =
  'La mairie garde encore les clefs des trois, pendues dans l’ordre derrière la porte du secrétaire.'
const TYPED = [
  'Le vieux fournier gardait pour lui un pain sur vingt et les enfants guettaient les galettes à la sortie du four. Quand la pluie tombait, tous entraient se chauffer un peu et l’on racontait les noces.',
  'Le lavoir servait le lundi. Les brouettes y arrivaient dès six heures, et les bonnes places étaient prises par celles qui savaient tout avant les autres.',
]
const ENTRIES = [
  'Le Goff, Anne. Les lavoirs du canton. Paris, Éditions du battoir, 1978, deux volumes.',
  'Martin, Jean. « Les fours banals », dans Enquêtes et récits, n° 12, 1936, p. 17-39.',
]
const PLACES =
  'Le lavoir servait le lundi, et les meilleures places étaient aux anciennes du quartier.'
const PATE = 'Le four chauffait deux fois la semaine, et chaque famille y apportait sa pâte.'
const FETE = 'La vielle à roue tient sa place à la fête, et la cornemuse lui répond.'
const FOIRES =
  'Les foires du canton Bourg Jour Marchandises Plouay premier lundi chevaux et porcs Guémené troisième jeudi toiles et laines Le Faouët mercredi saint bestiaux, mercerie'

const besideHeading = page(
  FOUR,
  'Le vieux puits',
  PUITS,
  LAVOIR,
  MAIRIE,
  'Personne ne les demande plus, et le maire les époussette lui-même le jour du patrimoine. Une fois, un visiteur voulut les acheter, et le conseil en débattit deux heures avant de refuser poliment.',
)

const SENTENCE =
  'la fête des moissons commence au lever du jour et finit quand le dernier danseur quitte la place'.split(
    ' ',
  )
/** The words of the page that has 20,000 of them. */
const MANY_WORDS = Array.from({ length: 20_000 }, (_, index) => SENTENCE[index % SENTENCE.length])

/** What is read in the PDFs whose operators were written by hand. */
export const drawnPdfs: ExpectedPdf[] = [
  one(
    'trois-colonnes-titre-sur-deux',
    'three columns with the title above two',
    page('Trois lieux de la commune', FOUR, LAVOIR, PUITS),
    { titres: ['Trois lieux de la commune'], blocs: [FOUR, LAVOIR, PUITS] },
  ),
  one(
    'planche',
    'two pages on one sheet, a title across the columns of the left one',
    page('Trois lieux de la commune', FOUR, LAVOIR, PUITS, MAIRIE),
    { titres: ['Trois lieux de la commune'], blocs: [FOUR, LAVOIR, PUITS, MAIRIE] },
  ),
  one(
    'exergue',
    'a pull quote between two columns',
    page(
      FOUR,
      'Le lavoir servait le lundi, et les brouettes arrivaient dès six heures. Les meilleures places, près de la source, étaient aux anciennes du quartier. On y apprenait tout et souvent avant les intéressés, car le battoir scandait les histoires.',
    ),
    { libres: ['« On y apprenait tout, et tôt »'] },
  ),
  ...['titre-a-cote-18', 'titre-a-cote-24'].map((file) =>
    one(file, 'a heading in one column beside ordinary lines of the other', besideHeading, {
      titres: ['Le vieux puits'],
    }),
  ),
  one(
    'titre-court',
    'a short heading at the head of the left column',
    page('Les trois lieux Au village', FOUR, LAVOIR),
  ),
  one(
    'titre-centre',
    'a centred title and a line below it above two columns',
    page('Les lieux par ceux qui les ont connus', FOUR, LAVOIR),
    { titres: ['Les lieux'] },
  ),
  one(
    'deux-interlignes',
    'two line distances on one page',
    page(
      'Au mois de mai, on plantait un arbre devant la maison des filles à marier, enrubanné par les garçons pendant la nuit, et gardé jusqu’à l’aube.',
      'Le mai d’aubépine disait l’estime, celui de houx le caractère, et celui de sureau la moquerie. Les archives du canton gardent vingt plaintes pour ce dernier, dont trois au moins furent suivies d’une amende. La coutume se perdit après la guerre, puis revint avec le comité des fêtes en 1974. On plante depuis un seul arbre, sur la place, et tout le monde l’enrubanne. Les filles à marier choisissent la couleur des rubans de l’année.',
    ),
    {
      titres: [],
      blocs: [
        'Au mois de mai, on plantait un arbre devant la maison des filles à marier, enrubanné par les garçons pendant la nuit, et gardé jusqu’à l’aube.',
      ],
    },
  ),
  one(
    'photo-entre-colonnes',
    'a photograph between two columns, with its caption',
    page(
      'Le four du village chauffait deux fois la semaine, et chaque famille y portait sa pâte, marquée d’un signe pour la reconnaître. Le vieux fournier gardait pour lui un pain sur vingt, et les enfants guettaient les galettes à l’entrée.',
      'Le lavoir servait le lundi. Les brouettes arrivaient dès six heures, et les meilleures places étaient aux anciennes du quartier. On y apprenait tout, souvent avant les intéressés. Le battoir scandait les histoires.',
    ),
    { libres: ['Le four banal, restauré en 1998.'] },
  ),
  one(
    'encadre-etroit',
    'a narrow box beside a wide column, drawn before it',
    page(
      'Le four du village chauffait deux fois la semaine, et chaque famille y apportait sa pâte, marquée d’un signe pour la reconnaître. Le fournier gardait pour lui un pain sur vingt, et les enfants guettaient les galettes cuites à l’entrée.',
      'Quand le dernier four ferma, les femmes continuèrent d’y venir le samedi, par habitude, et l’on y parla longtemps encore du pain d’autrefois.',
    ),
    {
      libres: [
        'La recette Un kilo de farine, du sel gris, du levain de la veille et de l’eau tiède.',
      ],
    },
  ),
  one(
    'alinea-en-bas',
    'a paragraph of which one line is at the foot of its column',
    'Le four du village chauffait deux fois la semaine, et chaque famille y apportait sa pâte. Le lavoir, lui, servait le lundi matin, et les brouettes arrivaient dès six heures.',
    {
      blocs: [
        'Le lavoir, lui, servait le lundi matin, et les brouettes arrivaient dès six heures.',
      ],
    },
  ),
  one('bibliographie', 'entries whose first line stands out', page(...ENTRIES), { blocs: ENTRIES }),
  one(
    'ordre-inverse',
    'the drawn order runs from the foot to the head of the page',
    page(
      'Trois lieux',
      PATE,
      PLACES,
      'Enfin la mairie garde les clefs, pendues dans l’ordre derrière la porte du secrétaire.',
    ),
    { titres: ['Trois lieux'] },
  ),
  one(
    'actualtext',
    'ActualText in spans: ligatures, soft hyphens, a hyphen left out, accents',
    'L’affiche annonce les musiciens et les costumes du pays. Le défilé commence à dix heures.',
  ),
  one(
    'actualtext-chiffres',
    'ActualText of each digit: narrow digits are no words',
    'La page 2024/11 et la note 5.2.11. puis 11 111 La page 2024/11 et la note 5.2.11. puis 11 111',
  ),
  one(
    'texte-double',
    'a title with a drop shadow, and words printed twice',
    page(
      'La fête des moissons Programme du samedi',
      FETE,
      'Entrée libre pour tous. Venez, venez, et venez encore.',
    ),
    { titres: ['La fête des moissons', 'Programme du samedi'] },
  ),
  one(
    'apostrophe',
    'kerning before an apostrophe and inside words',
    'L’arc-en-ciel de l’été, l’âtre et l’hiver AVANT l’aube, qu’on Tourne la Vierge',
  ),
  one(
    'lettres-espacees',
    'letters set apart from 0.05 to 0.5 em by Tc and by TJ',
    page(
      ...Array.from({ length: 8 }, () => 'TRADITIONS POPULAIRES'),
      'VEILLÉES VEILLÉES VEILLÉES',
      FETE,
    ),
  ),
  one(
    'titre-degrade',
    'letters filled with a gradient',
    page('Les soixante lettres du titre sont remplies d’un dégradé de couleurs', FETE),
    { titres: ['Les soixante lettres du titre sont remplies d’un dégradé de couleurs'] },
  ),
  one(
    'titre-incline',
    'a tilted title is read at its place',
    page('Samedi prochain La fête des moissons', FETE),
  ),
  one(
    'points-de-conduite',
    'leaders of dots and lists of letters are not letters set apart',
    'La veillée des fileuses … 17 Les lettres de l’alphabet : a à â b c d e é è ê ë X ou T',
  ),
  one(
    'accents-a-part',
    'accents drawn apart from their letters',
    'L’été a été bon La fête du vélo où Noël joue',
  ),
  one(
    'cesure-colonnes',
    'a word divided over two columns; compounds at the end of lines',
    'Les enfants regardaient, émerveillés, ce grand tourbillon de rubans, de gilets et de dentelles, et la procession avançait comme un immense kaléidoscope autour du calvaire. Les anciens racontaient les danses d’autrefois, l’arc-en-ciel des costumes, le va-et-vient des marchands.',
  ),
  {
    files: ['cesure-pages'],
    why: 'a word divided over two pages',
    pages: [
      {
        texte:
          'Les enfants regardaient, émerveillés, le tourbillon des rubans et des dentelles, et la procession avançait, telle un kaléidoscope,',
      },
      { texte: 'autour du calvaire. Les anciens racontaient les danses d’autrefois.' },
    ],
  },
  one(
    'calques',
    'layers that are off, as marked content, by membership and as a form',
    page(PLACES, PATE),
  ),
  one('hors-rognage', 'printer’s slug lines outside the crop box', page(PLACES, PATE)),
  one(
    'unite-utilisateur',
    '/UserUnit 2',
    'Au village Le four du village chauffait deux fois la semaine, et chaque famille y portait sa pâte. Le lavoir servait le lundi. Les meilleures places, près de la source, étaient aux anciennes.',
    { titres: ['Au village'] },
  ),
  one('tableau-rotate', 'a table on a page turned by /Rotate', FOIRES),
  one('tableau-texte-tourne', 'a table turned by its text, upwards', page(PLACES, FOIRES)),
  one('tableau-texte-descendant', 'a table turned by its text, downwards', FOIRES),
  one('credits-verticaux', 'vertical credits, upwards and downwards', page(PLACES, PATE), {
    libres: ['Photographie Anne Quimperlé, 1936', 'Collection Musée de Bretagne'],
    titres: [],
    blocs: ['Photographie Anne Quimperlé, 1936', 'Collection Musée de Bretagne'],
  }),
  one('vingt-mille-mots', 'a page with 20,000 words', MANY_WORDS.join(' ')),
  one('page-haute', 'a page as tall as a web page', page(PLACES, PATE)),
  {
    files: ['tapuscrit'],
    why: 'a typescript whose lines stand two lines apart, and more',
    pages: [1, 2, 3].map(() => ({ texte: page(...TYPED), blocs: TYPED })),
  },
  {
    files: ['une-page-sur-trois-abimee'],
    why: 'a page that cannot be read leaves the others readable',
    pages: [{ texte: PLACES }, { texte: '' }, { texte: PATE }],
  },
]

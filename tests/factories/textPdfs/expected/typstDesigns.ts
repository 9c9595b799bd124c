import { both, page, type ExpectedPdf } from './types'

const MARCHE =
  'Le marché se tenait le mardi sous la halle, et l’on y venait de six communes à pied, en charrette ou par le petit train qui s’arrêtait devant l’église. Les fermières y vendaient le beurre et les œufs, les hommes parlaient du prix des bêtes.'

const BAL =
  'Le soir venu, les accordéonistes s’installaient sur une barrique devant le café de la Place. On dansait jusqu’à la nuit, d’abord les vieux, puis les jeunes, et les enfants regardaient entre les jambes en attendant que l’on vienne les chercher.'

const REGISTRES =
  'Les registres de la paroisse donnent le nom des sonneurs depuis 1742. Le premier était tailleur, le second meunier, et leurs descendants habitent encore le bourg, où plusieurs jouent dans la clique municipale.'

const GUERRE =
  'Quand la guerre arriva, les instruments restèrent accrochés au mur. Une seule femme, la veuve du boulanger, continua d’apprendre aux enfants les airs que son mari jouait aux noces, en les chantant sur le pas de sa porte.'

const ASSOCIATION =
  'Depuis dix ans, une association a repris ces airs. Elle compte quarante adhérents, répète le jeudi dans l’ancienne école, et prépare pour l’été un bal où chaque commune viendra avec ses danses et ses musiciens.'

const CARTES =
  'Il ne reste aucune image de ces fêtes, sinon trois cartes postales et le carnet d’un instituteur. Tout le reste tient dans la mémoire des anciens, que l’on interroge le dimanche et que l’on enregistre avec patience.'

const POEMS = [
  'Sur le chemin de la fontaine\nJ’ai rencontré le vent d’hiver,\nIl m’a volé ma cape de laine\nEt l’a jetée dans la rivière.',
  'Petite eau, rends-moi ma cape,\nJe te donnerai mon ruban,\nPetite eau qui toujours t’échappes\nEntre les joncs et le vent.',
  'La laine est partie au moulin,\nLe meunier en fit un drap,\nLa lune l’a prise au matin\nPour s’en faire un manteau bas.',
  'Au bout du champ, la nuit venue,\nLa terre fume sous les bœufs,\nUne chanson que nul n’a sue\nRemonte du chemin creux.',
  'Elle dit le nom des absents,\nElle dit le nom des collines,\nEt se tait quand passe le vent\nDans la haie pleine d’épines.',
]

const INGREDIENTS = [
  '250 g de farine\n150 g de sucre\n4 œufs\n1 litre de lait',
  '30 pruneaux\n50 g de beurre\n1 pincée de sel\nun peu de rhum',
]

const RECIPE = [
  'Le far aux pruneaux',
  'Un dessert de battage, que l’on coupait en carrés sur la grande table.',
  ...['Pour six personnes', ...INGREDIENTS],
]

const STEPS = [
  'Faire tremper les pruneaux la veille dans le rhum et un peu d’eau tiède, puis les égoutter avec soin.',
  'Mélanger la farine, le sucre et le sel ; casser les œufs un à un et travailler la pâte jusqu’à ce qu’elle soit lisse.',
  'Verser le lait froid peu à peu. Laisser reposer une heure, pendant que le four chauffe et que le beurre fond dans le plat.',
  'Poser les pruneaux dans le plat, verser la pâte et cuire une heure à four moyen. Le dessus doit être brun.',
]

const TRIBUTE = [
  'Louise nous a quittés en mars. Elle avait fondé le cercle de Saint-Ouen et tenu pendant trente ans le vestiaire des costumes.',
  'Nos pensées vont à ses enfants, et à tous ceux qu’elle a fait danser.',
]

/** Pages of magazines: titles and names in groups without tags of paragraphs, margins, frames. */
export const typstDesignPdfs: ExpectedPdf[] = [
  {
    files: both('typst-entretien'),
    why: 'a title, a name and an initial over three lines in one group, bold questions, a quotation in a column',
    pages: [
      {
        texte: page(
          'La voix des collines Propos recueillis par Anne Le Goff',
          'Le marché se tenait le mardi sous la halle et l’on y venait de six communes à pied ou par le petit train, qui s’arrêtait devant l’église. Les fermières y vendaient le beurre et les œufs. Les hommes parlaient du prix des bêtes, et la chanteuse attendait.',
          `Regards : Comment avez-vous appris ces chansons ? MARIE QUÉRÉ : ${BAL}`,
          'Vous les avez pourtant écrites dans un cahier, que votre fille a retrouvé au grenier après la vente de la ferme ?',
          `MARIE QUÉRÉ : ${REGISTRES} ${GUERRE}`,
          '« On ne chantait pas pour être écoutée, on chantait pour finir la lessive. »',
          `${ASSOCIATION} Et demain ? MARIE QUÉRÉ : ${CARTES} ${MARCHE} ${BAL}`,
        ),
        titres: [
          'La voix des collines',
          'Regards : Comment avez-vous appris ces chansons ?',
          'Vous les avez pourtant écrites dans un cahier, que votre fille a retrouvé au grenier après la vente de la ferme ?',
          'Et demain ?',
        ],
      },
    ],
  },
  {
    files: both('typst-cote-a-cote'),
    why: 'two articles beside each other, names at the right below titles, « suite de la page 1 » above a text',
    pages: [
      {
        texte: page(
          ...['Le retour de la veuze', 'Yves Tanguy', MARCHE, BAL, REGISTRES, 'Suite page 2'],
          ...['Un four pour le bourg', 'Claire Pujol', GUERRE, ASSOCIATION, CARTES],
        ),
        titres: ['Le retour de la veuze', 'Un four pour le bourg'],
        blocs: ['Yves Tanguy', 'Claire Pujol', 'Suite page 2'],
      },
      {
        texte: page('Suite de la page 1', CARTES, ASSOCIATION, BAL, MARCHE),
        blocs: ['Suite de la page 1', CARTES],
      },
    ],
  },
  {
    files: both('typst-legendes-marge'),
    why: 'captions in the margin, a title on a photograph, three columns',
    pages: [
      {
        texte: page('Airs de la halle', MARCHE, BAL, REGISTRES, GUERRE, ASSOCIATION),
        libres: [
          'Les sonneurs de la clique devant la halle, un matin de foire.',
          'La veuve du boulanger sur le pas de sa porte, vers 1920.',
        ],
        titres: ['Airs de la halle'],
      },
      {
        texte: page(
          ...['Une nuit de Saint-Jean', 'Le feu se voyait de six communes.'],
          ...[CARTES, ASSOCIATION, GUERRE, MARCHE],
        ),
        titres: ['Une nuit de Saint-Jean', 'Le feu se voyait de six communes.'],
      },
    ],
  },
  {
    files: both('typst-recette'),
    why: 'ingredients in two columns of a box, numbered steps',
    pages: [
      {
        texte: page(...RECIPE, ...STEPS),
        calque: page(...RECIPE, ...STEPS.map((step, index) => `${index + 1}. ${step}`)),
        titres: ['Le far aux pruneaux'],
        blocs: STEPS,
        vers: INGREDIENTS,
        encadre: page('Pour six personnes', ...INGREDIENTS).replaceAll('\n', ' '),
      },
    ],
  },
  {
    files: both('typst-poemes'),
    why: 'two poems beside each other, each with its title and its author',
    pages: [
      {
        texte: page(
          ...['Deux poèmes de la veillée', 'La cape de laine', ...POEMS.slice(0, 3)],
          ...['Jeanne Morvan', 'Labour', ...POEMS.slice(3), 'Pierre Hélou'],
        ),
        titres: ['Deux poèmes de la veillée', 'La cape de laine', 'Labour'],
        vers: POEMS,
      },
    ],
  },
  {
    files: both('typst-hommage'),
    why: 'paragraphs that end with the number of a note, notes below columns, a frame with centred lines',
    pages: [
      {
        texte: page(
          ...['Les airs du carnet', `${MARCHE} 1`, BAL, `${REGISTRES} 2`, `${GUERRE} 3`],
          ...['Louise Hervé 1931 – 2026', ...TRIBUTE, 'Le comité', ASSOCIATION],
        ),
        libres: [
          '1 Archives départementales, série T, liasse 212.',
          '2 Carnet de Jean Martin, instituteur, prêté par sa famille en 1998.',
          '3 Entretien du 4 mai 2019, avec Louise Hervé.',
        ],
        titres: ['Les airs du carnet'],
        encadre: page('Louise Hervé 1931 – 2026', ...TRIBUTE, 'Le comité'),
      },
    ],
  },
]

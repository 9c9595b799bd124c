import { both, page, type ExpectedPdf } from './types'

/** What is read in the PDFs made by Typst: whole pages. */
export const typstPagePdfs: ExpectedPdf[] = [
  {
    files: both('typst-article'),
    why: 'a magazine: running heads, folios, columns, headings, a caption, a vertical credit, a note',
    pages: [
      {
        haut: 'Regards, revue trimestrielle Costumes',
        bas: '1',
        texte: page(
          'Le costume de fête',
          'La coiffe se portait haute le dimanche, et plus modeste dans la semaine. Les repasseuses connaissaient chaque pli.',
          'Une repasseuse à son ouvrage, vers 1910.',
          'Le gilet',
          'Les hommes portaient un gilet brodé de soie jaune, dont le motif disait la paroisse~1 et parfois le métier.',
          'Les brodeurs travaillaient à plusieurs, assis en tailleur sur la table, et chantaient pour garder la cadence.',
        ),
        libres: ['Photographie Anne Quimperlé', '1~Selon l’enquête de Jean Martin.'],
        titres: ['Le costume de fête', 'Le gilet'],
        blocs: ['Une repasseuse à son ouvrage, vers 1910.', 'Photographie Anne Quimperlé'],
      },
      {
        haut: 'Regards, revue trimestrielle Costumes',
        bas: '2',
        texte: page(
          'La dentelle',
          'Les dentellières s’installaient devant leur porte, le carreau sur les genoux. Les fuseaux claquaient du matin au soir et l’on reconnaissait chacune à son rythme.',
          'Le fil venait de loin, apporté par les colporteurs, avec les épingles et les almanachs.',
          'Les motifs',
          'La fougère, le cœur et l’étoile revenaient partout. Une bonne ouvrière en inventait un chaque hiver, que ses voisines copiaient au printemps.',
        ),
        titres: ['La dentelle', 'Les motifs'],
      },
      {
        haut: 'Regards, revue trimestrielle Costumes',
        bas: '3',
        texte: page(
          'Les sabots',
          'Le sabotier choisissait son hêtre en automne. Il l’ébauchait à la hache, le creusait à la cuillère et le finissait au paroir.',
          'Une paire durait une saison. On la bourrait de paille, et les élégantes la faisaient sculpter.',
        ),
        titres: ['Les sabots'],
      },
    ],
  },
  {
    files: both('typst-encadre'),
    why: 'a narrow box beside a wide column',
    pages: [
      {
        texte: page(
          'Le four du village chauffait deux fois la semaine. Chaque famille y apportait sa pâte, marquée d’un signe pour la reconnaître, et repartait avec ses miches.',
          'Le fournier gardait pour lui un pain sur vingt. On se retrouvait devant la porte, à l’abri, et les nouvelles circulaient plus vite que le pain ne levait.',
          'Quand le dernier four ferma, en 1954, les femmes continuèrent d’y venir le samedi, par habitude.',
        ),
        libres: [
          'La recette Un kilo de farine, une poignée de sel gris, du levain de la veille et de l’eau tiède. Laisser lever six heures, puis cuire une heure.',
        ],
      },
    ],
  },
  {
    files: ['typst-planche'],
    why: 'two pages on one sheet, a title across the columns of the left one',
    pages: [
      {
        texte: page(
          'La veillée des fileuses',
          'Dès la Toussaint, les fileuses se réunissaient dans l’étable, où les bêtes tenaient chaud. Chacune apportait sa quenouille et sa chandelle, que l’on allumait à tour de rôle.',
          'On filait jusqu’à minuit en chantant des complaintes. Les garçons venaient plus tard, et celui qui ramassait le fuseau tombé pouvait demander un baiser.',
          'La page de droite commence ici, sans titre, par la fin de l’article. Le rouet arriva tard dans ces villages et chassa la quenouille en une génération.',
          'Les dernières fileuses gardèrent leur quenouille au mur. Une seule, au hameau du Bois, savait encore s’en servir en 1960.',
        ),
        titres: ['La veillée des fileuses'],
      },
    ],
  },
  {
    files: ['typst-hauts'],
    why: 'short lines at the top that are no folios: 1914, CIVIL',
    pages: [
      {
        texte:
          '1914 Au mois d’août, le tocsin sonna dans toutes les paroisses. Les hommes quittèrent la moisson et les femmes la finirent.',
      },
      {
        texte:
          'CIVIL L’état des registres de la mairie permet de suivre chaque famille, du baptême au mariage et du mariage aux funérailles.',
      },
      {
        texte:
          '1918 Au retour, beaucoup ne dansèrent plus. Le bal du quatorze juillet resta vide pendant deux ans.',
      },
    ],
  },
  {
    files: ['typst-pieds'],
    why: 'a photographer’s name at the foot of three pages of six is no running foot',
    pages: [
      'Le moulin tourne encore deux dimanches par an, quand le vent vient de la mer. Photographies Yves Le Bihan',
      'Le meunier règle la meule à l’oreille, et la farine lui coule dans la paume. Photographies Yves Le Bihan',
      'Les sacs descendent par la trappe jusqu’à la charrette qui attend. Photographies Yves Le Bihan',
      'Le boulanger du bourg en fait un pain gris, que l’on vient chercher de loin.',
      'Le soir, on cale les ailes en croix, et le chat reprend possession du grenier.',
      'À la Saint-Martin, toute la paroisse y danse sur l’aire à battre.',
    ].map((texte) => ({ texte })),
  },
  {
    files: ['typst-couverture'],
    why: 'the title of a cover in two lines is one heading',
    pages: [
      {
        texte: page(
          'REGARDS',
          'La revue trimestrielle des arts et traditions populaires, Automne 2026, numéro 52',
          'Sous la coiffe, le costume',
          'Quatre siècles de fil, de drap et de dentelle, racontés par celles qui les portent encore aujourd’hui.',
        ),
        titres: ['REGARDS', 'Sous la coiffe, le costume'],
      },
    ],
  },
]

import { both, page, type ExpectedPdf } from './types'

/** What is read in the PDFs made by Typst. */
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
      },
    ],
  },
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
      },
    ],
  },
]

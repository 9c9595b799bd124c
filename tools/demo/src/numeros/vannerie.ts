import type { NumeroDemo } from '../NumeroDemo'

export const vannerie: NumeroDemo = {
  numero: 44,
  dateParution: '2024-09-20',
  titre: 'Osier, paille et châtaignier',
  sommaire:
    "Un panier est une leçon de géographie : on le fait avec ce qui pousse devant la porte. Osier des bords d'eau, éclisses de châtaignier, paille de seigle cousue de ronce, trois matières et trois gestes pour porter, conserver et protéger.",
  motif: 'vannerie',
  palette: 'osier',
  miseEnPage: 'arche',
  articles: [
    {
      rubrique: 'Savoir-faire',
      titre: "L'osier, du saule au panier",
      chapeau: "Couper l'hiver, trier, tremper : le vannier travaille d'abord avec les saisons.",
      paragraphes: [
        "L'osier est un saule que l'on coupe chaque hiver au ras de la souche pour qu'il donne de longs brins droits. Récoltés après la chute des feuilles, les brins sont triés par taille et liés en bottes. Employés avec leur écorce, on les dit bruts ; pelés au printemps, quand monte la sève, ils donnent l'osier blanc.",
        "Avant le travail, il faut tremper. Plusieurs jours dans l'eau rendent au brin sec la souplesse du rameau vert. Le vannier croise alors les montants du fond, les écarte en étoile, puis tourne les brins de clôture : dessus, dessous, un tour après l'autre. La bordure, tressée avec les montants eux-mêmes, ferme et renforce l'ouvrage.",
        "Chaque panier répond à un usage. La hotte des vendanges, la corbeille à linge, le panier à beurre, le casier ou la bourriche ont chacun une forme que le travail a polie. Les vanniers d'aujourd'hui en reprennent les leçons et inventent à leur tour du mobilier, des clôtures de jardin et des œuvres.",
      ],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'Fendre le châtaignier',
      chapeau: "Des lames de bois souples et solides, que l'on appelle éclisses.",
      motif: 'galon',
      paragraphes: [
        "Dans les pays de taillis, on tresse le bois lui-même. De jeunes perches de châtaignier ou de noisetier sont fendues dans leur longueur, puis amincies au couteau et à la plane jusqu'à devenir des lames : les éclisses. Chauffées ou trempées, elles se plient sans casser et gardent la forme qu'on leur donne.",
        "Le panier d'éclisses commence souvent par deux arceaux croisés, l'un pour l'anse et l'autre pour le bord. On y accroche les côtes, puis on tisse. L'ouvrage est lourd, presque indestructible : il a servi à ramasser les pommes de terre, à porter le bois, à nourrir les bêtes.",
        'Le châtaignier fournissait aussi les cercles de tonneaux. Dans le Limousin, les feuillardiers travaillaient en forêt, sous des loges de branchages, et vendaient ces lames aux tonneliers. Leur savoir-faire de fendeurs, très sûr, a nourri celui des vanniers, et quelques artisans continuent de le pratiquer.',
      ],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'Un boudin de paille et une ronce',
      chapeau: 'La vannerie spiralée, cousue point par point, garde le grain et le pain.',
      paragraphes: [
        "Ici, rien ne se tresse. On prend une poignée de paille de seigle, longue et propre, que l'on maintient en boudin à travers une bague de corne ou de cuir. Ce boudin s'enroule sur lui-même en spirale, et chaque tour se coud au précédent avec un lien d'écorce : ronce fendue, noisetier ou osier.",
        "L'outil principal est un poinçon, parfois taillé dans un os. Il ouvre un passage, le lien suit, on serre. Le rythme des points dessine à la surface une suite régulière d'obliques. Serré, le récipient est assez étanche pour garder le grain ; épais, il protège du froid comme de la chaleur.",
        "De là ces ruches en cloche, ces paillons où lève la pâte à pain, ces grands vases à farine que l'on trouvait dans les greniers. La technique est l'une des plus anciennes qui soient et se rencontre sur tous les continents. Elle demande peu de matériel et beaucoup de constance.",
      ],
    },
  ],
}

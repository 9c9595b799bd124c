import type { NumeroDemo } from '../NumeroDemo'

export const veillees: NumeroDemo = {
  numero: 41,
  dateParution: '2023-12-20',
  titre: 'Le temps des veillées',
  sommaire:
    "Quand les nuits s'allongent, on se rassemblait autour d'un seul feu et d'une seule lampe. Ce numéro raconte ces soirées d'hiver où l'on travaillait en parlant, où l'on filait en chantant, et où les contes passaient d'une génération à l'autre.",
  motif: 'etoile',
  palette: 'nuit',
  miseEnPage: 'nuit',
  articles: [
    {
      rubrique: 'Maison',
      titre: 'Un seul feu pour plusieurs maisons',
      chapeau: "De l'automne au printemps, la veillée réunissait voisins et parents.",
      paragraphes: [
        "Pendant longtemps, la lumière et la chaleur ont coûté cher. Dans les campagnes, on prenait donc l'habitude de se retrouver le soir chez l'un ou chez l'autre, parfois même dans l'étable, où la présence des bêtes tenait lieu de chauffage. Chacun apportait sa chaise, son ouvrage, un peu de bois ou d'huile, et la soirée commençait.",
        "On y travaillait presque toujours. Les mains cassaient des noix, égrenaient le maïs, teillaient le chanvre, réparaient les outils ou tressaient des paniers. Ces tâches lentes, répétées, laissaient l'esprit libre : on échangeait les nouvelles du pays, on réglait de petites affaires, on observait du coin de l'œil les jeunes gens qui s'asseyaient côte à côte.",
        "La veillée avait ses règles. On savait à quelle heure venir, à quelle heure partir, qui prenait la place près de l'âtre. Elle se terminait souvent par une collation : châtaignes, galettes, cidre ou vin chaud selon les régions. L'éclairage électrique, la radio puis la télévision l'ont fait disparaître peu à peu, mais bien des associations en font revivre l'esprit.",
      ],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'Filer la quenouille',
      chapeau: "Du fuseau au rouet, l'art de changer une poignée de fibres en fil solide.",
      motif: 'rouelle',
      paragraphes: [
        "Filer, c'est étirer des fibres et les tordre pour qu'elles tiennent ensemble. La quenouille porte la filasse de lin ou de chanvre, ou bien la laine peignée ; la main gauche tire, la main droite fait tourner le fuseau. Le geste paraît simple. Il demande pourtant des mois d'apprentissage pour que le fil sorte fin, régulier et sans nœuds.",
        "Le rouet a changé la cadence sans changer le principe. Sa grande roue, mue à la main ou au pied, entraîne une bobine bien plus vite que des doigts. Le modèle à ailette et à pédale, répandu en Europe à partir du XVIe siècle, tord le fil et l'enroule dans le même mouvement, si bien que la fileuse ne s'arrête plus.",
        "Quenouilles et rouets étaient aussi des objets que l'on offrait. On y gravait des rosaces, des cœurs, des initiales, une date. Posée dans un coin de la maison, une quenouille décorée rappelait une promesse ou un mariage. Beaucoup de musées en conservent, et leurs décors au couteau comptent parmi les plus beaux exemples de l'art populaire.",
      ],
    },
    {
      rubrique: 'Récits',
      titre: 'Il était une fois, à voix basse',
      chapeau:
        "Le conte vit dans la bouche de celui qui le dit et dans l'oreille de celui qui l'écoute.",
      paragraphes: [
        "Un conte populaire n'a pas d'auteur connu. Il voyage, change de pays, de langue et de détails, mais garde son ossature : un départ, des épreuves, un retour. Les spécialistes ont classé ces récits par types, et l'on retrouve la même histoire en Bretagne, en Gascogne ou en Lorraine, avec d'autres noms et d'autres paysages.",
        "Le conteur possède des outils. Des formules ouvrent et ferment le récit, d'autres réveillent l'auditoire ; des répétitions aident la mémoire et donnent le rythme. Il ajuste la longueur à la soirée, la peur à l'âge des enfants, le comique aux voisins présents. Deux veillées n'entendent jamais tout à fait la même version.",
        "Au XIXe siècle, des érudits ont commencé à noter ces récits sous la dictée. Leurs recueils sont précieux, mais l'écrit fixe ce qui était mouvant. Le conte reprend toute sa force lorsqu'il est dit de nouveau, devant des gens, sans livre. C'est pourquoi les ateliers et les festivals de conte connaissent aujourd'hui un public fidèle.",
      ],
    },
  ],
}

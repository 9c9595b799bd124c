import type { NumeroDemo } from '../NumeroDemo'

export const bois: NumeroDemo = {
  numero: 49,
  dateParution: '2025-12-20',
  titre: 'Le bois et le couteau',
  sommaire:
    "Un compas, une lame, et les longs mois d'hiver : il n'en fallait pas plus pour couvrir un coffre de rosaces. Ce numéro entre chez ceux qui taillaient le bois, du berger au sabotier, et regarde de près leurs outils et leurs ornements.",
  motif: 'rouelle',
  palette: 'noyer',
  miseEnPage: 'nuit',
  articles: [
    {
      rubrique: 'Motifs',
      titre: 'La rosace au compas',
      chapeau: 'Six pétales dans un cercle : le plus vieux dessin du monde, ou presque.',
      paragraphes: [
        "Tracez un cercle, gardez la même ouverture de compas, reportez-la sur le bord : au sixième pas, vous revenez au départ. Les arcs dessinent une fleur à six pétales d'une régularité parfaite. Nul besoin de savoir calculer. Voilà pourquoi cette rosace se rencontre partout, sur les linteaux, les coffres, les berceaux et les moules.",
        "La taille en creux lui donne la lumière. D'un coup de couteau penché à gauche, puis d'un autre penché à droite, l'artisan enlève un copeau triangulaire. L'entaille présente deux pentes : l'une éclairée, l'autre dans l'ombre. Répétée cent fois, elle fait vibrer la planche la plus simple.",
        "Les Alpes, et le Queyras en particulier, ont poussé très loin ce décor. Pendant l'hiver, on y fabriquait les meubles de la maison dans le pin cembro ou le mélèze, et l'on gravait une date, des initiales, des rosaces de toutes tailles. Le compas donnait la règle, la main donnait la variété.",
      ],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'Le sabotier',
      chapeau: 'De la bûche au sabot, en quelques outils aux noms savoureux.',
      motif: 'plume',
      paragraphes: [
        "Le sabot se taille dans un bois vert, facile à couper, qui durcit en séchant. Le hêtre, le bouleau, l'aulne et le noyer conviennent bien. La bûche est d'abord dégrossie à la hache, puis façonnée avec le paroir, longue lame fixée à l'établi par un anneau, que l'on manœuvre comme un levier.",
        "Les deux sabots d'une paire sont calés côte à côte pour le creusage. La tarière ouvre la voie, les cuillères évident le talon puis la pointe, le boutoir finit l'intérieur. Il faut sentir l'épaisseur sans la voir : trop mince, le bois éclate ; trop épais, le sabot pèse et blesse.",
        "On séchait ensuite les sabots à la fumée, on les noircissait, on les décorait. Une fleur, une étoile, une frise de petits coups de gouge distinguaient le sabot du dimanche de celui des champs. De la paille ou un chausson épais garnissait l'intérieur. Chaud et sec, le sabot a longtemps valu toutes les bottes.",
      ],
    },
    {
      rubrique: 'Vie rurale',
      titre: 'Objets de berger',
      chapeau: 'Cuillères, colliers, moules à beurre : sculpter pour passer le temps.',
      paragraphes: [
        "La garde des troupeaux laisse de longues heures et demande peu d'outils. Un couteau de poche, une branche de buis ou d'érable suffisaient à faire une cuillère, une flûte, un étui à aiguilles. Les colliers de bois qui portaient les cloches des brebis étaient cintrés à chaud puis ornés de motifs gravés.",
        "Le moule à beurre est un chef-d'œuvre en négatif. On y creuse ce que l'on veut voir en relief : une vache, une fleur, une étoile, les initiales de la ferme. La marque décorait la motte et en garantissait l'origine au marché. Le bois, trempé dans l'eau froide, se démoulait sans peine.",
        "Ces objets n'étaient pas signés. Pourtant, chacun porte une manière : un goût pour les losanges, une façon de terminer une ligne. On les offrait, on les échangeait, on s'en servait jusqu'à l'usure. Leur patine est l'autre moitié de leur beauté, celle que le couteau n'a pas faite.",
      ],
    },
  ],
}

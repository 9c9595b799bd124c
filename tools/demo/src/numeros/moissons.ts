import type { NumeroDemo } from '../NumeroDemo'

export const moissons: NumeroDemo = {
  numero: 47,
  dateParution: '2025-06-20',
  titre: 'Moissons et feux de la Saint-Jean',
  sommaire:
    "Au solstice, on allume les feux ; quelques semaines plus tard, on coupe les blés. Entre ces deux rendez-vous, l'été paysan a ses gestes, ses bouquets et ses fêtes. Ce numéro en suit le fil, de la faucille à l'aire de battage.",
  motif: 'moisson',
  palette: 'foret',
  miseEnPage: 'panneau',
  articles: [
    {
      rubrique: 'Fêtes',
      titre: 'La nuit des feux',
      chapeau: 'Le soir du 23 juin, les collines se répondent de brasier en brasier.',
      paragraphes: [
        "À la veille de la Saint-Jean, on dressait un bûcher sur la place, au carrefour ou sur la hauteur. Fagots, vieux meubles et branches vertes s'empilaient autour d'un mât. À la nuit tombée, un ancien, un enfant ou le curé y mettait le feu, et l'on guettait au loin les lumières des villages voisins.",
        'On dansait la ronde autour des flammes, puis, quand le feu baissait, les plus hardis sautaient par-dessus les braises, seuls ou par couples. Des tisons refroidis étaient rapportés à la maison pour la protéger de la foudre. On cueillait aussi les herbes de la Saint-Jean, réputées plus efficaces ce jour-là.',
        "La coutume n'a pas disparu. Dans les Pyrénées, des flambeaux descendent de la montagne à la file pour enflammer de grands troncs dressés ; ces fêtes du feu sont inscrites depuis 2015 par l'Unesco au patrimoine culturel immatériel de l'humanité. Ailleurs, comités et associations veillent à ce que le feu reprenne chaque année.",
      ],
    },
    {
      rubrique: 'Vie rurale',
      titre: 'De la faucille à la gerbe',
      chapeau: "Moissonner à la main, un travail d'équipe réglé comme une danse.",
      motif: 'vannerie',
      paragraphes: [
        "La faucille coupe haut et ménage le grain ; la faux, plus rapide, couche la paille en andains. Derrière les moissonneurs, d'autres rassemblent les tiges en javelles, puis les lient en gerbes avec un brin de paille tordu. Les gerbes dressées sèchent au champ, épis vers le haut, avant d'être rentrées en meule ou en grange.",
        "On partait avant l'aube et l'on s'arrêtait aux heures chaudes. La pierre à aiguiser, logée dans son étui de bois ou de corne, pendait à la ceinture. Les repas se prenaient à l'ombre d'une haie. Les équipes de saisonniers descendaient de la montagne vers la plaine, en suivant la maturité des blés.",
        "La dernière gerbe avait droit à des égards. Plus grosse, fleurie, parfois habillée, elle rentrait sur le dernier char parmi les chants. Un bouquet d'épis ou une croix de paille tressée restait ensuite au-dessus de la porte jusqu'à l'année suivante. La maison tenait sa récolte, et l'on pouvait se mettre à table.",
      ],
    },
    {
      rubrique: 'Vie rurale',
      titre: "Sur l'aire de battage",
      chapeau: 'Fléaux, vans et machines : séparer le grain de la paille.',
      paragraphes: [
        "Battre, c'est faire sortir le grain de l'épi. Avec le fléau, deux bâtons reliés par une lanière, trois ou quatre personnes frappent tour à tour sur les gerbes étalées. Le rythme doit être parfait, faute de quoi les outils se heurtent. Dans le Midi, on faisait plutôt tourner des chevaux ou un rouleau sur l'aire.",
        "Venait ensuite le vannage. On jetait le mélange en l'air, dans un grand panier plat ou à la pelle, et le vent emportait la balle. Le tarare, caisse de bois munie d'un ventilateur à manivelle, a fait gagner beaucoup de temps. Le grain propre montait au grenier, dans des sacs marqués au nom de la ferme.",
        "La batteuse mécanique a réuni toute une commune autour d'elle : il fallait vingt ou trente personnes, que l'on nourrissait copieusement. Les fêtes des battages d'aujourd'hui, avec leurs machines restaurées, font revivre ce moment d'entraide où chacun rendait au voisin la journée qu'il en avait reçue.",
      ],
    },
  ],
}

import type { NumeroDemo } from '../NumeroDemo'

export const mai: NumeroDemo = {
  numero: 46,
  dateParution: '2025-03-20',
  titre: 'Le mai, les fleurs et les masques',
  sommaire:
    "Le printemps se fête dehors : on se masque, on plante un arbre, on fleurit les portes. Des carnavals aux mâts enrubannés, et jusqu'aux œillets peints sur les armoires, ce numéro suit la belle saison pas à pas.",
  motif: 'oeillets',
  palette: 'lin',
  miseEnPage: 'arche',
  articles: [
    {
      rubrique: 'Fêtes',
      titre: "Planter l'arbre de mai",
      chapeau: "Un tronc ébranché, une couronne, des rubans : l'honneur fait arbre.",
      paragraphes: [
        "Dans la nuit du 30 avril au 1er mai, les jeunes gens allaient couper un arbre haut et droit. Ébranché jusqu'à la cime, orné de couronnes et de rubans, il était dressé devant une maison ou sur la place. Le mai saluait l'arrivée de la belle saison, une jeune fille à marier, un nouvel élu ou un patron estimé.",
        "La coutume demeure très vivante en Périgord, en Limousin, dans les Landes et en Gascogne. Après des élections municipales, on y voit fleurir des mâts tricolores portant l'inscription « Honneur à notre élu ». L'usage veut que l'arbre reste en place jusqu'à tomber de lui-même, et que celui qu'il honore offre à boire.",
        "Dresser un mai est un travail collectif. Il faut choisir le tronc, obtenir l'accord du propriétaire, creuser, tirer les cordes ensemble. La fête commence là, bien avant le repas. L'arbre debout est la preuve visible que le groupe existe et qu'il sait encore unir ses forces.",
      ],
    },
    {
      rubrique: 'Fêtes',
      titre: "Sous le masque, l'hiver s'en va",
      chapeau: "Carnaval renverse l'ordre des choses, quelques jours seulement.",
      motif: 'farandole',
      paragraphes: [
        "Entre l'Épiphanie et le carême, le carnaval ouvrait un temps à part. Les hommes s'habillaient en femmes, les riches en pauvres, tout le monde en bête. On se noircissait le visage de suie, on s'enveloppait de paille ou de peaux. Le masque ne cache pas seulement : il autorise à dire ce que l'on tait le reste de l'année.",
        "Chaque pays a le sien. À Dunkerque, les bandes chantent derrière leurs fifres et leurs tambours ; à Limoux, les fécos dansent sous les arcades au son lent des musiciens ; à Granville, les chars traversent la ville. Dans le Vallespir, l'ours descend de la montagne, poursuit la foule, puis se laisse raser et redevient homme.",
        "La fin est partout la même : on juge le mannequin de Carnaval, on l'accuse de tous les maux, on le brûle ou on le noie. Le feu fait place nette. Ces fêtes, loin d'être des vestiges, se renouvellent sans cesse, car leur matière première est l'actualité et l'envie de rire ensemble.",
      ],
    },
    {
      rubrique: 'Motifs',
      titre: "L'œillet et le vase",
      chapeau: "D'où viennent ces bouquets que l'on voit sur les coffres et les assiettes ?",
      paragraphes: [
        "Un vase, trois ou cinq tiges, des fleurs vues de profil : le bouquet symétrique est l'un des motifs les plus répandus de l'art populaire européen. On le trouve sculpté sur les armoires, peint sur les faïences et les coffres, brodé sur les tabliers. Tulipes, roses et œillets s'y reconnaissent à quelques traits.",
        "L'œillet se prête au jeu. Sa corolle dentée se dessine en éventail, son calice en fuseau, et l'ensemble tient dans un triangle. L'artisan n'imite pas la nature : il la plie à la règle et au compas, ou à la main libre du pinceau. D'un modèle à l'autre, la fleur se simplifie jusqu'à devenir un signe.",
        "On a dit que l'œillet signifiait l'amour fidèle et que le vase figurait la maison. Ces lectures sont possibles, rarement prouvées. Ce que l'on voit, c'est une joie de remplir la surface, d'équilibrer le plein et le vide, et de mettre au cœur de l'hiver, sur la porte d'un meuble, un jardin qui ne fane pas.",
      ],
    },
  ],
}

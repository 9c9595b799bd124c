import type { NumeroDemo } from '../NumeroDemo'

export const noces: NumeroDemo = {
  numero: 51,
  dateParution: '2026-06-20',
  titre: 'Cœurs et oiseaux de noces',
  sommaire:
    "Le mariage réunissait tout ce que l'art populaire sait faire de plus beau : habits, meubles, cadeaux gravés et cortèges en musique. Ce numéro ouvre l'armoire de la mariée et suit le motif du cœur et des deux oiseaux.",
  motif: 'oiseaux',
  palette: 'faience',
  miseEnPage: 'arche',
  articles: [
    {
      rubrique: 'Costume',
      titre: "L'habit de noces",
      chapeau: 'Avant le blanc, la mariée portait la plus belle robe de sa vie ordinaire.',
      paragraphes: [
        "La robe blanche ne s'est imposée que peu à peu, de la fin du XIXe siècle au XXe. Auparavant, la mariée revêtait son plus beau costume de fête : noir, brun, vert, rouge ou bleu selon les lieux et les moyens. Ce vêtement resservait ensuite aux grandes occasions, et parfois jusqu'à la tombe.",
        "Des signes particuliers marquaient le jour : une couronne de fleurs d'oranger en cire, un ruban, une ceinture, un châle offert. La couronne, conservée sous un globe de verre avec de petits miroirs et des feuillages dorés, prenait place sur la commode. Elle y restait comme une mémoire exposée.",
        "Le marié avait, lui aussi, son bouquet à la boutonnière et son gilet neuf. Le cortège, musicien en tête, allait à pied de la maison à la mairie puis à l'église. L'ordre en était fixé, et tout le pays se tenait au bord du chemin pour regarder, commenter, et tendre quelquefois un ruban en travers de la route.",
      ],
    },
    {
      rubrique: 'Maison',
      titre: "L'armoire et le trousseau",
      chapeau: 'Un meuble pour la vie, rempli de draps comptés et brodés.',
      motif: 'oeillets',
      paragraphes: [
        "En Normandie et ailleurs, l'armoire de mariage était commandée au menuisier pour la future épouse. Sur sa corniche de chêne, des colombes se becquettent au-dessus d'un panier de fleurs ; des guirlandes, des épis et des rubans descendent le long des portes. Elle traversait parfois le village sur une charrette, ouverte et pleine.",
        "Le trousseau y prenait place. Draps, chemises, serviettes et torchons, filés et tissés longtemps à l'avance, portaient les initiales brodées. Leur nombre se comptait par douzaines. C'était un capital : dans un monde où la lessive ne se faisait que quelques fois l'an, il fallait de quoi attendre.",
        "Armoire, coffre et linge passaient ensuite aux enfants. Dates et noms gravés font de ces meubles de véritables archives. Ils nous renseignent sur les artisans, les modes et les alliances, pour peu que l'on prenne le temps de les regarder avant de les repeindre ou de les vendre.",
      ],
    },
    {
      rubrique: 'Motifs',
      titre: 'Deux oiseaux et un cœur',
      chapeau: 'Un motif voyageur, du moule à gâteau au papier découpé.',
      paragraphes: [
        'Deux oiseaux face à face, un cœur, une tige fleurie entre eux : on connaît peu de motifs aussi largement partagés. On le trouve en Alsace sur la poterie, en Savoie sur le bois, en Bretagne sur la faïence, et bien au-delà des frontières. La symétrie en fait un dessin facile à plier, à découper, à broder.',
        "Le cœur fut un signe religieux avant d'être un signe amoureux, et les deux sens se sont longtemps mêlés. Les oiseaux, colombes ou simples passereaux, disent le couple. La plante qui pousse du cœur évoque la descendance. Rien n'oblige à choisir : l'image populaire aime les significations à plusieurs étages.",
        "On l'offrait gravé sur une quenouille, une boîte, un battoir à linge, une paire de sabots. L'objet utile devenait message. Aujourd'hui encore, un faire-part ou une nappe brodée reprend ce vieux dessin sans y penser. C'est la preuve d'un motif réussi : il n'a plus besoin d'être expliqué pour être compris.",
      ],
    },
  ],
}

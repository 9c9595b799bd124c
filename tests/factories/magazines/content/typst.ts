import type { Magazine } from './types'

/** Twelve pages in three columns; numbers before titles in the contents; authors below the text. */
export const typst: Magazine = {
  titre: 'Bourdon',
  articles: [
    {
      rubrique: 'Portrait',
      titre: 'Augustin Vidal, facteur de cabrettes',
      chapo:
        'Il a quitté les machines-outils pour le buis et la peau de chevreau. Ses instruments sonnent aujourd’hui de Laguiole à Montréal.',
      auteurs: ['Sophie Cassan'],
      signature: 'Texte : Sophie Cassan. Photographies : Paul Ribes',
      debut:
        'L’atelier tient dans une ancienne fromagerie. Au mur, des ébauches de tuyaux sèchent depuis sept ans ; le facteur les regarde chaque matin, comme on regarde le ciel, et n’en choisit pas plus de deux par mois.',
      milieu: [
        'musique1',
        'musique5',
        { citation: '« Le buis vous pardonne une faute, jamais deux. »' },
        { intertitre: 'Le souffle et le coude' },
        'musique2',
        'savoir5',
        'musique3',
        'costume2',
      ],
      fin: 'Il ferme la porte à six heures, sans exception. Le soir, dit-il en souriant, il faut bien que quelqu’un joue de tout ce que l’on a fabriqué.',
      legende: 'Augustin Vidal vérifie la justesse d’un hautbois.',
      pages: [3, 4],
    },
    {
      rubrique: 'Musique',
      titre: 'Chanter à répondre',
      chapo: 'Une technique simple, deux voix et une chaîne : leçon avec les sonneurs de la côte.',
      auteurs: ['Maëlle Riou'],
      signature: 'Texte : Maëlle Riou',
      debut:
        'Le premier vers part de la gauche. Avant qu’il soit fini, la droite l’a pris, et les deux voix se recouvrent sur une syllabe. Toute la difficulté se tient là, dans cette couture que l’on ne doit pas entendre.',
      milieu: ['musique4', 'danse1', 'danse4'],
      fin: 'La nuit avance et les voix s’enrouent. On change de meneur, on garde le pas, et la chanson de quarante couplets finit par trouver le matin.',
      legende: 'Fest-noz de Plévin, deux meneurs face à face.',
      pages: [5, 5],
    },
    {
      rubrique: 'Enquête',
      titre: 'Qui a peur des concours ?',
      chapo:
        'Les uns y voient la mort de la tradition, les autres son école. Nous avons suivi une équipe pendant six mois, des premières répétitions au verdict.',
      auteurs: ['Loïc Guéguen', 'Anne-Marie Thébault'],
      signature: 'Texte : Loïc Guéguen et Anne-Marie Thébault',
      debut:
        'Janvier. La salle est froide et le programme n’existe pas. La responsable pose trois chaises, met en route un vieux lecteur et demande à chacun ce qu’il voudrait danser s’il n’y avait ni jury ni public.',
      milieu: [
        'danse5',
        'danse3',
        { intertitre: 'Le jour du jury' },
        'costume5',
        'danse2',
        {
          encadre: {
            titre: 'Cinq mots du règlement',
            texte:
              'Suite, figure, tenue, ensemble, joie : chacun vaut vingt points, sauf la joie, qui en vaut cinq et départage les ex æquo.',
          },
        },
      ],
      fin: 'Ils ont fini quatrièmes. Dans l’autocar, personne n’en parlait ; on avait ressorti l’accordéon, et le chauffeur lui-même marquait la mesure sur le volant.',
      legende: 'Dernière répétition sous la halle.',
      pages: [6, 9],
    },
    {
      rubrique: 'Fêtes',
      titre: 'Le mât de la Saint-Jean',
      chapo: 'Dans le pays de Bitche, le bûcher se monte encore à la main, sur douze mètres.',
      auteurs: ['Pierre Muller'],
      signature: 'Texte : Pierre Muller',
      debut:
        'Les conscrits se retrouvent à l’aube, derrière la scierie. Le sapin a été choisi en mars, écorcé en mai ; il reste à le lever, et il n’est pas question d’une grue.',
      milieu: ['fete2', 'fete1', 'fete5'],
      fin: 'Vers minuit, le mât se couche dans les braises. Les anciens regardent de quel côté il tombe, et rentrent sans dire ce qu’ils en pensent.',
      legende: 'Les conscrits de Rahling, juin 2024.',
      pages: [7, 7],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'La terre qui chante',
      chapo: 'À Soufflenheim, une jeune potière reprend le tour de son grand-père.',
      auteurs: ['Lucie Hamm'],
      signature: 'Texte : Lucie Hamm',
      debut:
        'Elle a d’abord appris à se taire. Le tour en marche, on ne parle pas ; on écoute la motte qui se centre, ce frottement régulier qui change de note quand la paroi devient trop fine.',
      milieu: ['savoir2', 'savoir4', 'savoir3'],
      fin: 'La cuisson est pour jeudi. Trois cents moules à kouglof attendent sous les draps, et le quartier sait déjà qu’il dormira mal.',
      legende: 'Le moule à kouglof avant l’émail.',
      pages: [8, 8],
    },
    {
      rubrique: 'Brèves',
      titre: 'Une école de vielle à Guéret',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Douze élèves, un professeur et quatre instruments prêtés : la première classe de vielle à roue de la Creuse ouvre en janvier, dans les locaux du conservatoire. Les cours ont lieu le mercredi.',
      milieu: [],
      fin: 'Les inscriptions sont closes, mais une liste d’attente existe. Le conservatoire cherche aussi des vielles en bon état, que leurs propriétaires voudraient confier pour une année scolaire.',
      pages: [10, 10],
    },
    {
      rubrique: 'Brèves',
      titre: 'Le bal clandestin de 1943',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Une exposition raconte les bals interdits de l’Occupation, tenus dans des granges gardées par des enfants. On y voit les lampes voilées, les carnets, et l’accordéon qui fut confisqué deux fois.',
      milieu: [],
      fin: 'À voir au musée de Tulle jusqu’au trente avril. Un bal, autorisé celui-là, sera donné pour la clôture par les petits-enfants des musiciens, avec les airs retrouvés dans les carnets.',
      pages: [10, 10],
    },
    {
      rubrique: 'Langues',
      titre: 'Dire le loup sans le nommer',
      chapo: 'Les conteurs du Gévaudan ont vingt détours pour parler de la bête.',
      auteurs: ['Élie Bastide'],
      signature: 'Texte : Élie Bastide',
      debut:
        'On disait le grand, le gris, celui d’en haut. Prononcer son nom dans la nuit de décembre, c’était l’inviter à table. Les enfants apprenaient donc à se taire avant d’apprendre à compter.',
      milieu: ['langue3', 'langue2', 'langue4'],
      fin: 'Le dernier loup du canton fut tué en 1872. On n’a jamais cessé, depuis, de baisser la voix en passant devant son bois.',
      legende: 'Piège à loup, collection Bastide.',
      pages: [11, 11],
    },
  ],
}

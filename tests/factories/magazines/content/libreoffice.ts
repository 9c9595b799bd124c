import type { Magazine } from './types'

/** Ten pages in two columns; « Par … » below the standfirst; an article goes on two pages later. */
export const libreoffice: Magazine = {
  titre: 'Le Pays des coiffes',
  articles: [
    {
      rubrique: 'Éditorial',
      titre: 'Ce que disent les armoires',
      chapo: null,
      auteurs: ['Jeanne Kervella'],
      signature: 'Jeanne Kervella, présidente',
      debut:
        'Ouvrir une armoire, c’est lire une famille. Ce numéro en ouvre plusieurs, du Trégor au Berry, et l’on y trouve autant de questions que de dentelles : qui portait quoi, quand, et pour qui ?',
      milieu: ['costume1'],
      fin: 'Nous dédions ces pages à celles qui ont plié, compté, reprisé sans jamais signer leur ouvrage. Bonne lecture à tous.',
      pages: [3, 3],
    },
    {
      rubrique: 'Costume',
      titre: 'La coiffe de travail, une inconnue',
      chapo:
        'On ne connaît que les coiffes de fête. Celles de tous les jours, plus simples et plus nombreuses, ont presque toutes disparu.',
      auteurs: ['Marie Le Bihan'],
      signature: 'Par Marie Le Bihan',
      debut:
        'Dans les réserves du musée, deux cents coiffes attendent dans des tiroirs. Six seulement ont servi au travail. La conservatrice les montre avec précaution, car la toile usée se déchire au moindre pli.',
      milieu: ['costume4', { intertitre: 'Un objet sans prestige' }, 'costume2'],
      fin: 'Un appel aux dons est lancé pour l’automne. Une coiffe tachée de beurre ou brûlée au fer vaut, pour l’historien, toutes les dentelles de noces.',
      legende: 'Lavandières au bord du Léguer, vers 1905.',
      pages: [4, 4],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'L’osier, de la rive au panier',
      chapo:
        'Six artisans de la vallée ont replanté des oseraies. Ils racontent une année de travail, de la coupe au marché.',
      auteurs: ['Yann Tanguy', 'Élise Marchand'],
      signature: 'Par Yann Tanguy et Élise Marchand',
      debut:
        'Le matin, la gelée blanchit encore les souches. Ils sont trois à couper, courbés, et l’on n’entend que le sécateur. Les bottes s’alignent sur le talus, jaunes, rouges et vertes selon l’espèce.',
      milieu: [
        'savoir1',
        'savoir5',
        { citation: '« Un panier mal monté vous le dit dès la première pomme. »' },
        { intertitre: 'Vendre sans se brader' },
        'savoir3',
      ],
      fin: 'En décembre, la boucle recommence. Les souches ont repris deux mètres, les mains ont guéri, et les commandes de l’an prochain sont déjà inscrites au mur.',
      legende: 'La coupe de janvier, à la serpe et au sécateur.',
      pages: [5, 7],
    },
    {
      rubrique: 'Danse',
      titre: 'Apprendre à marcher avant de danser',
      chapo: 'Dans l’atelier de Pontivy, on consacre le premier trimestre au seul pas ordinaire.',
      auteurs: ['Hervé Salaün'],
      signature: 'Par Hervé Salaün',
      debut:
        'Vingt personnes marchent en rond, en silence, dans un gymnase mal chauffé. Elles ont entre douze et soixante-dix ans. Personne ne danse encore, et personne ne s’en plaint.',
      milieu: ['danse1', 'danse2'],
      fin: 'À Noël, la musique entre enfin dans la salle. Le pas est là, sans que nul s’en soit aperçu, et la ronde part toute seule.',
      legende: 'Le premier cercle de l’année, en octobre.',
      pages: [6, 6],
    },
    {
      rubrique: 'En bref',
      titre: 'Un fonds de patrons en ligne',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Cent vingt patrons relevés sur des pièces anciennes sont consultables depuis septembre. Chacun porte ses cotes, la provenance de l’original et la liste des tissus qui conviennent.',
      milieu: [],
      fin: 'Les associations peuvent proposer leurs propres relevés, que deux couturières vérifient avant la mise en ligne. Trois cents autres pièces suivront au printemps, avec les photographies des originaux.',
      pages: [8, 8],
    },
    {
      rubrique: 'En bref',
      titre: 'Le tambour de Nay retrouvé',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Volé en 1987, le tambour à cordes de la confrérie est revenu par la poste, sans un mot. L’instrument, daté de 1742, porte encore le nom de son facteur gravé sous la table.',
      milieu: [],
      fin: 'Il sera joué pour la fête patronale, puis rejoindra une vitrine fermée à clef. La confrérie cherche maintenant la baguette, qui manquait au paquet, et remercie l’expéditeur inconnu.',
      pages: [8, 8],
    },
    {
      rubrique: 'Fêtes',
      titre: 'Quand l’ours sort de sa tanière',
      chapo:
        'Chaque hiver, trois villages des Pyrénées poursuivent un homme couvert de peaux. Récit d’une journée de suie et de rires.',
      auteurs: ['Claire Pujol'],
      signature: 'Par Claire Pujol',
      debut:
        'À midi, les ours montent à la forteresse. On les enduit d’huile et de suie, on les coud dans des peaux de mouton, et ils boivent. Plus bas, la jeunesse attend, un bâton à la main.',
      milieu: ['fete3', 'fete1'],
      fin: 'Le soir, les barbiers rasent la bête à la hache et lui rendent son nom. Demain, il ouvrira sa boulangerie comme à l’ordinaire.',
      legende: 'Un barbier, en blanc, devant la mairie.',
      pages: [9, 9],
    },
    {
      rubrique: 'Langues',
      titre: 'Les mots du lait',
      chapo:
        'Un atlas sonore rassemble quatre cents façons de nommer la crème, le caillé et le beurre.',
      auteurs: ['Bernard Roumanille'],
      signature: 'Par Bernard Roumanille',
      debut:
        'Cliquez sur un village, et une voix vous répond. Elle dit le nom de la faisselle, puis celui du petit-lait, et rit parfois d’être enregistrée. L’atlas compte déjà mille deux cents voix.',
      milieu: ['langue1', 'langue2'],
      fin: 'L’équipe cherche encore des témoins pour le haut pays. Il suffit d’un téléphone, d’une cuisine tranquille et d’une heure devant soi.',
      legende: 'Une écrémeuse à main, musée de Salers.',
      pages: [10, 10],
    },
  ],
}

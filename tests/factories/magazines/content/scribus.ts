import type { Magazine } from './types'

/** Eight pages without tags or outline; frames drawn out of order; an article goes on on the last but one page. */
export const scribus: Magazine = {
  titre: 'La Gazette du rond',
  articles: [
    {
      rubrique: 'À la une',
      titre: 'Mille danseurs sous la pluie',
      chapo:
        'Le grand rassemblement de Felletin a failli être annulé. Il restera comme le plus beau depuis vingt ans.',
      auteurs: ['Thomas Lavergne'],
      signature: 'Thomas Lavergne',
      debut:
        'À dix heures, l’eau passait par-dessus les bottes. À onze heures, le préfet appelait le maire. À midi, sans que personne ait rien décidé, une vielle s’est mise à jouer sous le porche de l’église.',
      milieu: ['danse1', 'fete5', 'danse5'],
      fin: 'On a dansé jusqu’à trois heures. Le lendemain, les secouristes ont compté quatre rhumes, une entorse et deux demandes en mariage.',
      legende: 'Place du Marché, dimanche à quatorze heures.',
      pages: [2, 7],
    },
    {
      rubrique: null,
      titre: 'Le bal des conscrits',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Les classes en sept se retrouvent le premier samedi de mai, à la salle des fêtes de Crocq. Apéritif à dix-huit heures, photographie sur le perron, repas, puis bal avec l’orchestre des Monédières.',
      milieu: [],
      fin: 'Les réservations se font à la boulangerie, avant le vingt avril. On demande à chacun d’apporter une photographie de ses vingt ans et assez de courage pour la montrer.',
      pages: [2, 2],
    },
    {
      rubrique: 'Musique',
      titre: 'Accorder sa vielle sans se fâcher',
      chapo: 'Conseils d’un vieux maître à ceux qui débutent, et à leurs voisins.',
      auteurs: ['Jean-Marc Peyrat'],
      signature: 'Jean-Marc Peyrat',
      debut:
        'Commencez par le coton. Neuf fois sur dix, une vielle qui grince n’est pas désaccordée : elle est mal cotonnée. Prenez-en moins que vous ne croyez, mouillez vos doigts et tournez lentement la roue.',
      milieu: ['musique5', 'musique3', 'musique1'],
      fin: 'Si rien n’y fait, posez l’instrument et allez marcher. Il arrive qu’une vielle boude ; il n’arrive jamais qu’elle boude deux jours de suite.',
      legende: 'La roue, le coton et la colophane.',
      pages: [3, 3],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'Tapissiers d’Aubusson : la relève',
      chapo:
        'Huit élèves sont sortis de l’école cet été. Sept ont trouvé un atelier, et la huitième en a ouvert un.',
      auteurs: ['Camille Roux'],
      signature: 'Camille Roux',
      debut:
        'On travaille à l’envers, un miroir glissé sous la chaîne. Le carton est dessous, les flûtes de laine à droite, et l’on ne verra l’ensemble que le jour où l’on coupera les fils.',
      milieu: ['savoir3', 'savoir1', { intertitre: 'Trois ans pour une main' }, 'savoir2'],
      fin: 'La tombée de métier est un baptême. On invite les voisins, on coupe, on déroule, et la lissière découvre en même temps que tout le monde ce qu’elle a tissé.',
      legende: 'Basse lisse : la chaîne, le carton, le miroir.',
      pages: [4, 4],
    },
    {
      rubrique: 'Costume',
      titre: 'Le barbichet, coiffe de tulle',
      chapo: 'Ailes de papillon sur un nuage : la coiffe limousine se brode encore.',
      auteurs: ['Odile Chabrol'],
      signature: 'Odile Chabrol',
      debut:
        'Elle pèse trente grammes et coûte deux cents heures. Le tulle vient de Calais, le coton du Nord, et le dessin d’un cahier que l’on se passe de mère en fille depuis 1860.',
      milieu: ['costume4', 'costume5', 'costume3'],
      fin: 'Douze brodeuses se réunissent le jeudi. Elles en finissent deux par an, que l’on ne vend pas : on les prête aux mariées du pays.',
      legende: 'Barbichet de mariée, Limoges, 1885.',
      pages: [5, 5],
    },
    {
      rubrique: null,
      titre: 'Les quilles à l’école',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Quatre écoles du canton ont inscrit le jeu de quilles au programme de gymnastique. Les anciens viennent le vendredi apprendre aux enfants à viser, à compter et à ne pas contester.',
      milieu: [],
      fin: 'Un tournoi réunira toutes les classes au mois de juin, sur la place. Les boules ont été tournées par le menuisier du bourg, dans un noyer tombé l’hiver dernier.',
      pages: [6, 6],
    },
    {
      rubrique: null,
      titre: 'Un dictionnaire de poche',
      chapo: null,
      auteurs: [],
      signature: null,
      debut:
        'Trois mille mots, deux cents proverbes et la façon de saluer selon l’heure : le petit dictionnaire du parler marchois est enfin réimprimé, après quarante ans d’absence et de photocopies.',
      milieu: [],
      fin: 'Il se glisse dans une poche de veste, comme le voulait son auteur, instituteur à Bourganeuf. On le trouve chez les libraires du département et sur les marchés, au stand des Amis du parler.',
      pages: [6, 6],
    },
    {
      rubrique: 'Récit',
      titre: 'Le veilleur de Bellegarde',
      chapo: 'Un conte de la Combraille, tel que Léonie Faucher le disait.',
      auteurs: ['Léonie Faucher'],
      signature: 'Léonie Faucher',
      debut:
        'Il y avait à Bellegarde un homme qui ne dormait jamais. On le voyait passer, la lanterne au poing, par neige et par lune. Il frappait aux volets et disait l’heure, même à ceux qui ne la demandaient pas.',
      milieu: ['langue3', 'fete4'],
      fin: 'Depuis ce temps, dit-on, l’horloge de Bellegarde sonne un coup de trop à minuit. C’est pour lui, et personne n’a le cœur de la régler.',
      pages: [7, 7],
    },
  ],
}

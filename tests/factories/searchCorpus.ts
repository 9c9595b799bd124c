/** An invented issue of the magazine, for tests of the search. */
export type CorpusIssue = {
  numero: number
  /** Calendar day, `yyyy-MM-dd`. */
  dateParution: string
  titre: string
  sommaire: string
  /** Text of each page, as a PDF gives it. */
  pages: string[]
}

export const searchCorpus: CorpusIssue[] = [
  {
    numero: 41,
    dateParution: '2016-03-15',
    titre: 'Dentelles et dentellières',
    sommaire: 'Le carreau, les fuseaux et les mains qui les font courir. Portrait d’une atelière.',
    pages: [
      'Éditorial. Ce printemps, la fédération ouvre ses portes aux jeunes groupes. Bienvenue à toutes et à tous, et merci aux bénévoles de la première heure.',
      'La dentelle aux fuseaux se travaille sur un carreau garni de son. Les dentellières du bourg croisent et tournent vingt paires de fuseaux sans regarder leurs mains. Une bonne dentelle demande des mois de patience.',
      'Le métier s’apprenait dès six ans. Les fillettes chantaient en comptant les épingles, et la maîtresse du couvent surveillait la régularité des mailles. On payait au mètre, et fort mal.',
      'Cahier technique\u00a0: le point d’esprit, le point de rose et la feuille de blé. Le fil de lin se trempe dans l’eau tiède avant l’ouvrage. Choisissez un lin blanchi au pré.',
      'Courrier des lecteurs. Madame Aubépin nous écrit de Saint-Cirgues au sujet de la bourrée à trois temps, que son grand-père dansait en sabots sur une planche.',
    ],
  },
  {
    numero: 42,
    dateParution: '2016-09-15',
    titre: 'Danser la bourrée',
    sommaire: 'La bourrée, de village en village\u00a0: pas, figures et violoneux.',
    pages: [
      'La bourrée à deux temps se danse en lignes face à face. Les danseurs avancent, reculent, se croisent\u00a0; le talon marque la mesure. La bourrée n’a pas de maître, elle a des voisins.',
      'Le violoneux Antonin Vergnade jouait assis sur une table, les deux pieds battant le plancher. Son répertoire comptait quatre-vingts airs, dont trente bourrées. Personne ne l’a jamais vu lire une partition.',
      'La vielle à roue revient dans les bals. Sa manivelle entraîne une roue de poirier qui frotte les cordes\u00a0; le chien, petit chevalet mobile, donne les coups de poignet qui rythment la danse.',
      'Glossaire des pas\u00a0: avant-deux, chassé, épaulé, tournant. Les figures changent d’une vallée à l’autre, et chaque village tient la sienne pour la seule vraie.',
      'Agenda de l’automne\u00a0: veillée à Lavoine, bal de la Saint-Luc, assemblée générale de la fédération et stage de cornemuse pour débutants.',
    ],
  },
  {
    numero: 43,
    dateParution: '2017-03-15',
    titre: 'Coiffes et cheveux',
    sommaire: 'Trois cents coiffes brodées, et ce qu’elles disaient de celles qui les portaient.',
    pages: [
      'La coiffe disait tout\u00a0: la paroisse, la fortune, le deuil. Celle des jours de fête portait trois rangs de broderie blanche et des rubans de soie moirée.',
      'Pour amidonner une coiffe, on délayait l’empois dans l’eau froide. La repasseuse tenait ses fers au chaud sur un poêle et tuyautait la dentelle avec des pailles de seigle.',
      'Les élèves du lycée professionnel ont reproduit six bonnets du musée. Leur professeure raconte une année de patience, de fils cassés et de fous rires.',
      'L’œuvre de Jeanne Le Gallou, brodeuse\u00a0: quarante gilets, deux bannières, un trousseau. Ses cœurs entrelacés et ses épis au point de chaînette se reconnaissent entre mille.',
      'Sous la coiffe, les cheveux\u00a0: tresses, chignons et peignes de corne. Un marchand ambulant passait au printemps acheter les longues nattes.',
    ],
  },
  {
    numero: 44,
    dateParution: '2018-06-15',
    titre: 'Terre et feu',
    sommaire: 'Potiers, tuiliers, faïenciers\u00a0: ceux qui cuisent la terre.',
    pages: [
      'Le potier tourne sa boule d’argile d’un seul élan. Sept potiers travaillaient encore au hameau vers 1900\u00a0; leurs pots à lait, vernissés de vert, se vendaient aux foires.',
      'La faïence populaire peint des coqs, des corbeilles et des proverbes. L’assiette parlante se posait au vaisselier le jour des noces et n’en descendait guère.',
      'Cuire au bois demande trois jours et trois nuits. Le four avale cent fagots\u00a0; on juge la température à la couleur de la flamme, jamais au thermomètre.',
      'Le tuilier marquait parfois une tuile de ses doigts\u00a0: un soleil, une date, un nom d’enfant. Ces tuiles à décor protégeaient la maison de la foudre.',
      'Recette\u00a0: la soupe aux choux dans son pot de terre. Lard, navets, un quignon de pain rassis, et trois heures au coin de l’âtre.',
    ],
  },
  {
    numero: 45,
    dateParution: '2019-06-15',
    titre: 'Le temps des fêtes',
    sommaire: 'De la Chandeleur à la Saint-Jean, le calendrier des fêtes de l’été et de l’hiver.',
    pages: [
      'À la Saint-Jean, la jeunesse dressait un bûcher sur la colline. On sautait les braises deux par deux, la main dans la main\u00a0; l’été pouvait commencer.',
      'Le carnaval brûlait son mannequin le mercredi des Cendres. Les masques de bois, noircis à la suie, effrayaient les enfants jusque dans les étables.',
      'La quête de l’œuf\u00a0: avant Pâques, les garçons allaient de ferme en ferme avec un panier et un violon. Qui ne donnait rien avait droit à une chanson moqueuse.',
      'Les chevaux de trait, nattés et fleuris, ouvraient le cortège de la Saint-Éloi. Le maréchal-ferrant offrait le vin, et le curé bénissait les attelages.',
      'L’arbre de mai, planté devant la maison du maire, portait couronnes et rubans. On l’abattait en septembre pour payer un banquet.',
    ],
  },
  {
    numero: 46,
    dateParution: '2021-09-15',
    titre: 'Bois et couteaux',
    sommaire: 'Sabotiers, tourneurs, couteliers\u00a0: l’outil et la main.',
    pages: [
      'Le sabotier choisit l’aulne ou le bouleau, encore vert. Il ébauche à la hache, creuse à la cuillère, puis pare au paroir\u00a0: une paire de sabots en une heure.',
      'Dans la vallée, chaque couteau a son manche\u00a0: buis pour le berger, corne pour le boucher, os pour le notaire. La lame se trempait à l’eau de la rivière.',
      'Le tourneur sur bois faisait des toupies, des quenouilles et des bobines. Son tour à perche, mû par le pied, ne tournait que dans un sens sur deux.',
      'Jouets de bois\u00a0: un cheval à bascule, des quilles, une arche de Noé de cent animaux. Le musée les prête aux écoles pour une année.',
      'Travaux d’hiver\u00a0: au coin du feu, le vannier refend l’osier. Paniers, hottes et berceaux sortaient de ses mains pendant que les femmes filaient.',
    ],
  },
  {
    numero: 47,
    dateParution: '2023-03-15',
    titre: 'Le chant des veillées',
    sommaire: 'Complaintes, berceuses et chansons à répondre, recueillies depuis 1870.',
    pages: [
      'La complainte racontait un crime, une noyade, un amour empêché. Le colporteur la vendait sur une feuille de papier bleu et la chantait deux fois pour qu’on en retienne l’air.',
      'Chanson à répondre\u00a0: le meneur lance un vers, la tablée le reprend. Ainsi chantait-on en épluchant les châtaignes, et la veillée durait jusqu’à minuit.',
      'Les collecteurs partaient à bicyclette, un phonographe sur le porte-bagages. Mille deux cents rouleaux de cire dorment aux archives\u00a0; on les numérise un par un.',
      'Berceuses\u00a0: «\u00a0Dors, mon petit Pierrot\u00a0» existe en vingt versions. La mélodie tient en quatre notes, que chaque mère étirait à sa façon.',
      'Arts et traditions populaires\u00a0: que garder, que transmettre\u00a0? Une table ronde a réuni chanteurs, ethnologues et instituteurs autour de cette question.',
    ],
  },
  {
    numero: 48,
    dateParution: '2023-09-15',
    titre: 'Costumes de noces',
    sommaire: 'La robe, le gilet, le châle\u00a0: le vestiaire d’un jour, gardé toute une vie.',
    pages: [
      'Le costume de la mariée n’était pas blanc\u00a0: drap noir, tablier de soie changeante, châle brodé de pensées. Le blanc vint des villes, vers 1890.',
      'Le gilet du marié portait vingt boutons d’argent. Son tailleur, qu’on appelait le couturier des hommes, brodait au fil jaune des soleils et des plumes de paon.',
      'Le châle de cachemire se louait pour la journée. Quatre familles du canton en possédaient un\u00a0; toutes les mariées de l’année le portèrent tour à tour.',
      'Sabots vernis et souliers à boucle\u00a0: la mariée marchait en sabots jusqu’au porche de l’église, puis se chaussait pour la messe.',
      'Bijoux de noces\u00a0: croix, cœurs d’argent, chaînes d’horloger. Un bijou se donnait aux fiançailles, et se rendait si l’on se brouillait.',
    ],
  },
]

/**
 * Questions and the first hit that both databases give: `numero/page`, `numero` for the issue itself, or
 * the path of a page of the site.
 */
export const searchQuestions: [question: string, firstHit: string][] = [
  // Words of one page.
  ['carreau garni de son', '41/2'],
  ['violoneux Vergnade', '42/2'],
  ['phonographe', '47/3'],
  ['cachemire', '48/3'],
  ['vannier', '46/5'],
  ['carnaval', '45/2'],
  ['soupe', '44/5'],
  ['glossaire', '42/4'],
  ['colporteur', '47/1'],
  ['toupies quenouilles', '46/3'],
  // Case.
  ['PHONOGRAPHE', '47/3'],
  ['saint-éloi', '45/4'],
  ['Antonin VERGNADE', '42/2'],
  // Accents, left out or added.
  ['faience', '44/2'],
  ['eleves', '43/3'],
  ['thermometre', '44/3'],
  ['berceau', '46/5'],
  ['repássèuse', '43/2'],
  // Ligatures.
  ['oeuvre brodeuse', '43/4'],
  ['œuf', '45/3'],
  ['oeuf', '45/3'],
  ['coeurs entrelaces', '43/4'],
  ['cœurs argent', '48/5'],
  // Elisions and apostrophes.
  ['l’empois', '43/2'],
  ["l'empois", '43/2'],
  ['d’argile', '44/1'],
  ["qu'on appelait", '48/2'],
  ['arbre de mai', '45/5'],
  // Hyphens.
  ['maréchal ferrant', '45/4'],
  ['porte-bagages', '47/3'],
  ['saint luc', '42/5'],
  // Plurals and other forms.
  ['cheval de trait', '45/4'],
  ['travail d’hiver', '46/5'],
  ['bijou de fiançaille', '48/5'],
  ['tuiles', '44/4'],
  ['rouleau de cire', '47/3'],
  ['dansait', '42'],
  ['couteaux manches', '46/2'],
  ['brodé', '43'],
  ['brodées', '43'],
  ['masque', '45/2'],
  // Exact phrases.
  ['"point de rose"', '41/4'],
  ['«\u00a0trois jours\u00a0»', '44/3'],
  ['“table ronde”', '47/5'],
  ['“arts et traditions populaires”', '47/5'],
  ['"soie moirée"', '43/1'],
  ['"feuille de papier"', '47/1'],
  ['"tour à perche"', '46/3'],
  // Beginning of the last word.
  ['phonog', '47/3'],
  ['vieille à rou', ''],
  ['vielle à rou', '42/3'],
  ['complaint', '47'],
  ['sabots verni', '48/4'],
  // Titles of issues before pages.
  ['bourrée', '42'],
  ['dentellières', '41'],
  ['coiffes', '43'],
  ['costumes de noces', '48'],
  ['regards 45', '45'],
  ['numéro 46', '46'],
  // Several words, near each other.
  ['sabots église', '48/4'],
  ['patience lycée', '43/3'],
  // Pages of the site.
  ['mentions légales', '/mentions-legales'],
  ['historique', '/a-propos/historique'],
]

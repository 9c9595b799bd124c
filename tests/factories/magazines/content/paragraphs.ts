/**
 * Paragraphs about folk arts that stand in the middle of articles: written for the tests, shared by the
 * magazines, none twice in one.
 */
export const paragraphs = {
  costume1:
    'La garde-robe d’une ferme tenait dans une armoire. On y rangeait le drap de laine pour l’hiver, la toile de chanvre pour les travaux, et tout en haut, dans du papier bleu, ce que l’on ne sortait que trois ou quatre fois par an. Une fille recevait ses pièces une à une, à mesure qu’elle apprenait à les entretenir.',
  costume2:
    'Les couleurs ne devaient rien au hasard. Le deuil se portait en noir, puis en violet, puis en gris, et chaque passage demandait des mois. Une jeune mariée gardait le rouge jusqu’à son premier enfant ; une tante célibataire ne le portait plus après trente ans, du moins si elle tenait à la paix des dimanches.',
  costume3:
    'La mode arrivait par le chemin de fer. Dès 1880, les tailleuses de campagne achetaient des revues parisiennes dont elles recopiaient les manches. Le velours de Lyon remplaça la laine du pays, les perles de jais vinrent de Bohême, et les anciens se plaignirent que l’on ne reconnaissait plus personne.',
  costume4:
    'Repasser une coiffe est un métier. La toile sort de l’amidon raide comme du carton ; on l’étend sur une planche garnie de molleton, puis on forme les plis un à un avec des pailles de seigle. Il faut deux heures pour une coiffe simple et presque une journée pour celle d’une mariée.',
  costume5:
    'Les groupes d’aujourd’hui ont d’abord cousu d’après des cartes postales. Puis ils ont ouvert les coffres, interrogé les familles, mesuré les pièces anciennes au millimètre. Les patrons circulent désormais d’une association à l’autre, avec les adresses des derniers tisserands qui savent encore battre un drap serré.',
  danse1:
    'La ronde reste la forme la plus simple et la plus difficile. Chacun y voit tous les autres, personne ne conduit, et le pas ne tient que par les mains. Un danseur qui presse fait presser la chaîne entière ; un danseur qui s’écoute la rompt. Les anciens disaient qu’il faut apprendre à marcher avant d’apprendre à sauter.',
  danse2:
    'Le plancher fait la danse autant que le musicien. Sur la terre battue, le pied glisse et le pas reste bas ; sur les dalles de l’église, il claque ; sur le parquet des cafés, il tourne. Quand les bals ont quitté les granges pour les salles des fêtes, des figures entières ont disparu en dix ans.',
  danse3:
    'Les maîtres à danser passaient de village en village, un violon sous le bras. Ils restaient six semaines, le temps d’enseigner trois contredanses et la façon de saluer. On les payait en grain. De leurs cahiers, dont il subsiste une vingtaine, on tire aujourd’hui des suites que l’on croyait perdues.',
  danse4:
    'Le collectage a commencé avec des magnétophones de douze kilos. On s’asseyait dans la cuisine, on attendait que la méfiance passe, et soudain une femme de quatre-vingts ans se levait pour montrer le pas. Les images manquent souvent, mais la voix compte les temps et corrige celui qui s’essaie devant elle.',
  danse5:
    'Au concours, le jury regarde d’abord l’ensemble. Les lignes doivent rester droites sans que personne n’ait l’air de les surveiller. Viennent ensuite le style, la tenue, le costume, et cette chose que le règlement appelle la joie, pour laquelle il prévoit cinq points sur cent.',
  musique1:
    'La cornemuse n’a pas d’âge certain. On la voit sculptée aux chapiteaux du XIIe siècle, peinte dans les heures des princes, puis reléguée chez les bergers. Son sac était de chèvre ou de mouton, ses tuyaux de buis ou de prunier, et chaque facteur gardait pour lui la recette de sa cire.',
  musique2:
    'Un violoneux de campagne n’accordait pas comme un violoniste. Il montait la corde grave d’un ton pour que le bourdon sonne, posait l’instrument contre la poitrine et battait la mesure des deux pieds. Ainsi menait-il seul, jusqu’à l’aube, une noce de deux cents personnes.',
  musique3:
    'L’accordéon diatonique a tout changé entre 1890 et 1910. Il ne demandait pas d’accord, ne craignait pas la pluie et coûtait le prix d’un veau. Les vieux musiciens l’appelaient la boîte à frissons. Il a pourtant sauvé le répertoire, car les airs à danser y passaient presque sans changement.',
  musique4:
    'On chantait à répondre pour tenir le pas et pour tenir la nuit. Le meneur lance deux vers, la chaîne les reprend, et celui qui tousse perd sa place. Certaines chansons comptent quarante couplets ; d’autres n’en ont que trois, que l’on fait durer par des refrains de syllabes sans aucun sens.',
  musique5:
    'Les luthiers se comptent aujourd’hui par dizaines. Ils ont relevé les cotes des instruments de musée, essayé les bois du pays, et formé des apprentis venus de l’informatique ou de l’ébénisterie. Le plus difficile n’est pas de copier, disent-ils, mais de comprendre ce que l’ancien avait voulu corriger.',
  savoir1:
    'L’osier se coupe en hiver, quand la sève est descendue. On le trie par longueur, on le met à tremper au pied jusqu’en mai, puis on l’écorce avec une mâchoire de fer. Un bon brin se plie autour du doigt sans casser. Le vannier le garde ensuite dans un linge humide et travaille vite.',
  savoir2:
    'Le potier tourne à l’oreille autant qu’à la main. La terre chante quand elle est trop sèche et se tait quand elle est prête. Après le tour viennent le séchage à l’ombre, l’émail au plomb jadis, à la cendre désormais, et deux jours de four pendant lesquels personne ne quitte l’atelier.',
  savoir3:
    'Le tissage à domicile occupait des vallées entières. Le métier prenait la moitié de la pièce et son battement réglait la journée. Un marchand apportait le fil et remportait la toile, qu’il payait à l’aune en retenant les défauts. L’hiver, on tissait ; l’été, on retournait aux champs.',
  savoir4:
    'Le sabotier travaillait le bois vert, hêtre ou aulne, qui se creuse sans se fendre. Il dégrossissait à la hache, évidait à la cuillère, finissait au paroir, puis laissait sécher la paire au-dessus de l’âtre. Une belle paire de noce, noircie à la fumée et gravée au couteau, demandait deux journées.',
  savoir5:
    'Transmettre demande du temps et un salaire. Les associations ont créé des stages, puis des résidences, enfin des formations diplômantes ; la plupart des stagiaires repartent avec un panier, un bol ou une écharpe. Un sur vingt s’installe. C’est peu, mais c’est assez pour que les gestes ne s’arrêtent pas.',
  fete1:
    'La fête commençait bien avant le jour dit. On blanchissait les murs, on curait le puits, on retenait le musicien d’une année sur l’autre. Les enfants allaient de porte en porte demander du bois, des œufs ou du beurre, et quiconque refusait entendait son nom dans la chanson du lendemain.',
  fete2:
    'Le feu tenait le centre de la place. On le montait autour d’un mât de sapin, avec un bouquet à la cime, et le plus jeune marié de l’année l’allumait. Une fois la flamme tombée, on sautait les braises à deux. Les tisons refroidis gardaient la maison de la foudre jusqu’à la Saint-Jean suivante.',
  fete3:
    'Les masques n’étaient pas faits pour plaire. Taillés dans le tilleul, noircis à la suie, cousus de peaux de lapin, ils sortaient entre Noël et le carême pour effrayer l’hiver. Celui qui les portait ne devait ni parler ni se laisser reconnaître, et changeait de démarche jusqu’à la nuit.',
  fete4:
    'Le repas de fête suivait un ordre que personne n’avait écrit. La soupe d’abord, puis le bouilli, puis le rôti, et le gâteau que la marraine apportait dans un torchon noué. On gardait la part du pauvre, la part de l’absent et la part du chien, dans cet ordre et sans discuter.',
  fete5:
    'La guerre avait tout arrêté, la télévision acheva ce qui restait. Vers 1975, des habitants ont pourtant relevé les fêtes de leur quartier, d’abord pour les enfants, puis pour eux-mêmes. Les comités tiennent aujourd’hui des réunions toute l’année, et la commune prête le camion, les barrières et l’électricité.',
  langue1:
    'Une langue régionale se garde d’abord à la cuisine. Les mots du pain, du lait et du feu résistent quand ceux de l’école ont disparu depuis longtemps. Les enquêteurs le savent : ils commencent par demander comment s’appellent les outils, et la conversation passe au reste sans que l’on y prenne garde.',
  langue2:
    'Les noms de lieux forment l’archive la plus ancienne. Un champ, une source, un carrefour disent parfois la forêt défrichée, le moulin disparu, la peur du loup. Quand le cadastre les a transcrits, les géomètres entendaient mal ; il faut lire à voix haute pour retrouver ce que l’on disait.',
  langue3:
    'Le conte ne s’apprend pas par cœur. Le conteur retient une suite de lieux, comme un chemin, et la remplit à chaque fois de mots nouveaux. Il a pour tenir la mémoire des formules toujours semblables, que l’auditoire attend et qu’il réclame si on les oublie. Le silence compte autant que la voix.',
  langue4:
    'À l’école, celui qui parlait patois portait un sabot au cou jusqu’à ce qu’il surprenne un camarade. Les instituteurs n’étaient pas des bourreaux ; ils croyaient bien faire, et beaucoup collectaient le soir les chansons qu’ils punissaient le matin. Leurs carnets sont aujourd’hui notre meilleure source.',
  langue5:
    'Les classes bilingues accueillent des enfants dont les parents ne parlent plus la langue. Ils l’apprennent en chantant, en cuisinant, en jouant aux quilles, puis ils la rapportent à leurs grands-parents, qui s’étonnent de comprendre. Certains répondent enfin, après cinquante ans de silence.',
} as const

export type ParagraphKey = keyof typeof paragraphs

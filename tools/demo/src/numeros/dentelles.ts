import type { NumeroDemo } from '../NumeroDemo'

export const dentelles: NumeroDemo = {
  numero: 45,
  dateParution: '2024-12-20',
  titre: 'Blanches dentelles',
  sommaire:
    "La dentelle dessine avec du vide. Fuseaux croisés du Puy, aiguille patiente d'Alençon, tulle et amidon des coiffes : trois manières de construire une étoffe de presque rien, et trois savoir-faire bien vivants.",
  motif: 'dentelle',
  palette: 'prune',
  miseEnPage: 'nuit',
  articles: [
    {
      rubrique: 'Savoir-faire',
      titre: 'Les fuseaux du Puy',
      chapeau: 'Croiser, tourner : deux mouvements pour des milliers de motifs.',
      paragraphes: [
        'En Velay, la dentelle se fait aux fuseaux. La dentellière pose sur ses genoux ou sur une table un carreau rembourré, où elle fixe une carte percée de trous. Les fils, enroulés sur de petits fuseaux de bois, se travaillent par paires. Deux gestes suffisent, croiser et tourner, que des épingles retiennent au fur et à mesure.',
        "Tout l'art est dans la suite de ces gestes. Le point de toile forme les pleins, le point de grille les demi-teintes, les brides et les fonds laissent passer le jour. Une bordure simple demande une dizaine de paires ; une pièce savante en réunit des centaines, et les fuseaux s'entrechoquent avec un bruit de pluie.",
        "Aux XVIIIe et XIXe siècles, des milliers de femmes en tiraient un complément de revenu. Des intermédiaires, les leveuses, distribuaient les cartes et relevaient l'ouvrage fini. On travaillait dehors, assises en cercle devant les maisons. Le métier s'enseigne encore aujourd'hui au Puy-en-Velay, à des élèves de tous horizons.",
      ],
    },
    {
      rubrique: 'Savoir-faire',
      titre: "Le point d'Alençon",
      chapeau: 'Une aiguille, un fil de lin, et sept heures pour un centimètre carré.',
      motif: 'rosace',
      paragraphes: [
        "La dentelle d'Alençon se fait entièrement à l'aiguille. On pique d'abord le dessin sur un parchemin, puis on en suit le tracé avec un fil de bâti, fixé par de minuscules points. Sur cette armature viennent les réseaux, les remplis et les modes, ces fonds décoratifs qui donnent à la dentelle ses gris et ses transparences.",
        "La brode, un cordonnet serré, souligne ensuite les contours et donne du relief. Enfin, on sépare la dentelle de son support en coupant les fils de bâti, on l'épluche, on la polit. Il faut environ sept heures de travail pour un centimètre carré, et de longues années pour maîtriser toutes les étapes.",
        "En 1665, une manufacture royale fut établie à Alençon pour rivaliser avec les dentelles de Venise. Le point y acquit son caractère propre. Le savoir-faire, transmis de dentellière à dentellière, est inscrit depuis 2010 par l'Unesco sur la liste représentative du patrimoine culturel immatériel de l'humanité.",
      ],
    },
    {
      rubrique: 'Costume',
      titre: 'La coiffe, une architecture légère',
      chapeau: "Tulle, amidon, épingles : ce qu'il faut pour tenir tête au vent.",
      paragraphes: [
        "Une coiffe n'est pas un simple bonnet. C'est un assemblage : un fond, des ailes, des brides, parfois une armature de carton ou de laiton. Le tulle brodé ou la dentelle ne tiennent que par l'amidon et le repassage. Des repasseuses en faisaient métier, avec des fers fins et des pailles pour former les plis.",
        "La coiffe situait celle qui la portait. Son volume et ses ornements changeaient d'une paroisse à l'autre, du jour ordinaire au dimanche, de la fête au deuil. On pouvait lire sur elle le pays, l'âge, la situation. Certaines formes se sont réduites avec le temps ; d'autres, comme la haute coiffe bigoudène, ont grandi au XXe siècle.",
        "La poser demande de l'adresse et souvent l'aide d'une autre main. On tire les cheveux, on fixe un premier bonnet, puis la pièce brodée vient s'épingler. Dans les groupes folkloriques, on organise des ateliers pour transmettre ces gestes, car un objet gardé dans une vitrine ne dit rien de la façon de le porter.",
      ],
    },
  ],
}

import type { NumeroDemo } from '../NumeroDemo'

export const aiguille: NumeroDemo = {
  numero: 42,
  dateParution: '2024-03-20',
  titre: "Au fil de l'aiguille",
  sommaire:
    "Un peu de laine, de la soie, une aiguille : il n'en faut pas davantage pour couvrir un gilet de soleils. Ce numéro suit la broderie glazig, la broderie bigoudène et le modeste marquoir sur lequel des générations ont appris leurs lettres.",
  motif: 'rosace',
  palette: 'indigo',
  miseEnPage: 'panneau',
  articles: [
    {
      rubrique: 'Costume',
      titre: 'Le bleu du pays glazig',
      chapeau: 'Autour de Quimper, un drap bleu a donné son nom à tout un pays.',
      paragraphes: [
        'Le mot vient du breton « glaz », qui désigne le bleu et, selon le contexte, le vert de la nature. On a nommé Glazig les habitants de la région de Quimper à cause du drap bleu de la veste et du gilet des hommes. Sur ce fond sombre, les brodeurs ont fait courir des bandes de soie aux couleurs vives.',
        "La broderie glazig se lit de près. Des galons superposés, des rangs de chaînette, des pétales au passé plat, de petits points lancés composent des bordures serrées le long des ouvertures et des manches. Le dessin reste géométrique, souvent symétrique, et chaque atelier avait ses préférences, que l'œil exercé sait reconnaître.",
        "Ce travail fut longtemps celui de tailleurs brodeurs, des hommes qui allaient de ferme en ferme avec leurs fils. On les logeait le temps de l'ouvrage. Aujourd'hui, des ateliers et des écoles de broderie enseignent ces points à toutes et à tous, et des créateurs les emploient sur des vêtements contemporains.",
      ],
    },
    {
      rubrique: 'Costume',
      titre: 'Plumes de paon et cornes de bélier',
      chapeau: 'La broderie bigoudène, orange et jaune, éclate sur le drap noir.',
      motif: 'plume',
      paragraphes: [
        "À la pointe sud-ouest du Finistère, autour de Pont-l'Abbé, le costume bigouden se distingue par l'abondance de sa broderie. Sur le drap noir ou bleu très sombre, les soies orange, jaunes et rouges couvrent les plastrons et les manches au point que l'étoffe disparaît. L'effet, de loin, est celui d'une cuirasse de feu.",
        "Les motifs portent des noms que l'on se transmet : la plume de paon, la corne de bélier, le soleil, la chaîne de vie, l'arête de poisson. Ils se combinent par bandes et par arcs emboîtés. Le point de chaînette domine, serré, régulier, posé en courbes concentriques qui accrochent la lumière dans tous les sens.",
        "On a prêté à ces figures bien des significations. La prudence s'impose : peu de documents anciens les expliquent. Ce qui est certain, c'est leur fonction sociale. La richesse de la broderie disait l'aisance d'une famille, l'importance d'une fête, et l'attachement à un pays que l'on pouvait nommer d'un seul coup d'œil.",
      ],
    },
    {
      rubrique: 'Savoir-faire',
      titre: 'Le marquoir, abécédaire de fil',
      chapeau: "Un carré de toile, du coton rouge, et l'alphabet au point de croix.",
      paragraphes: [
        "Le marquoir est un exercice. Sur une toile dont on compte les fils, l'élève brode l'alphabet, les chiffres, puis une frise, une maison, un arbre, un oiseau. Elle signe de son nom et ajoute parfois son âge. Ce petit panneau prouvait qu'elle saurait un jour marquer le linge de la maison, pièce par pièce.",
        "Car le linge se comptait. Draps, chemises et torchons portaient des initiales et un numéro, brodés au point de croix, pour ne pas se perdre lors des grandes lessives communes. Le coton rouge, solide au lavage, s'est imposé. Une ligne d'initiales bien droite valait pour une signature.",
        "Le point de croix ne demande qu'une aiguille à bout rond et de la patience. Deux diagonales se croisent sur un carré de toile, toujours dans le même ordre, afin que la surface reste unie. C'est souvent par lui que l'on commence, enfant ou adulte, avant de passer au point de tige, au passé empiétant ou aux jours.",
      ],
    },
  ],
}

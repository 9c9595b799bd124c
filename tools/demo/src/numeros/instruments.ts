import type { NumeroDemo } from '../NumeroDemo'

export const instruments: NumeroDemo = {
  numero: 48,
  dateParution: '2025-09-20',
  titre: 'Cordes, anches et soufflets',
  sommaire:
    "Une roue qui frotte, un sac qui souffle, une flûte que l'on joue d'une seule main : les instruments populaires rivalisent d'ingéniosité. Vielle, cabrette, biniou et galoubet-tambourin ont chacun leur article, et leur caractère.",
  motif: 'tambourin',
  palette: 'ocre',
  miseEnPage: 'fondPerdu',
  articles: [
    {
      rubrique: 'Musique',
      titre: 'La vielle à roue',
      chapeau: 'Un archet sans fin, un clavier et un chien qui aboie en mesure.',
      motif: 'etoile',
      paragraphes: [
        "Dans la vielle, l'archet est une roue de bois enduite de colophane, que la main droite fait tourner à la manivelle. Elle frotte à la fois des cordes mélodiques, raccourcies par les touches d'un clavier, et des bourdons qui tiennent une note continue. Un peu de coton enroulé sur chaque corde adoucit le contact.",
        "Son secret est le chien, petit chevalet mobile posé sous une corde. Un coup de poignet accélère la roue, le chien frappe la table et grésille : l'instrument possède ainsi sa propre percussion. Bien réglé, il permet de marquer la danse avec une précision que les danseurs sentent dans les jambes.",
        "Instrument d'église et de cour au Moyen Âge, puis d'aveugles et de colporteurs, la vielle connut la mode des salons au XVIIIe siècle avant de s'installer dans les bals du Berry, du Bourbonnais et de l'Auvergne. Ses tables marquetées et ses têtes sculptées en font aussi un bel objet.",
      ],
    },
    {
      rubrique: 'Musique',
      titre: 'La cabrette',
      chapeau: "Cornemuse d'Auvergne, elle se joue assis, le soufflet sous le bras.",
      motif: 'rosace',
      paragraphes: [
        "Son nom signifie « petite chèvre », d'après la peau dont on faisait le sac. La cabrette ne se gonfle pas à la bouche : un soufflet attaché au bras droit l'alimente en air sec, ce qui ménage l'anche et laisse le musicien libre de chanter ou de commander la danse. Le bras gauche presse le sac et règle le débit.",
        "Le tuyau mélodique, muni d'une anche double, possède un timbre vif et tranchant. Les joueurs, appelés cabrettaïres, ornent la ligne de notes brèves et piquées. Beaucoup portent des grelots à la cheville : le pied frappe le sol, et l'on entend d'un seul homme la mélodie et la cadence.",
        "Au XIXe siècle, les Auvergnats montés à Paris l'ont emportée avec eux dans les bals de quartier. Elle y rencontra l'accordéon, avec lequel elle partagea bientôt l'affiche : c'est l'une des sources du bal musette. Elle sonne encore aujourd'hui, à Paris comme en Aubrac.",
      ],
    },
    {
      rubrique: 'Musique',
      titre: 'Biniou et bombarde',
      chapeau: 'Un couple inséparable, qui se répond phrase après phrase.',
      motif: 'galon',
      paragraphes: [
        "Le biniou kozh, l'ancien, est l'une des plus petites cornemuses et l'une des plus aiguës. Son sac se gonfle à la bouche, un seul bourdon repose sur l'épaule, et son tuyau mélodique chante à l'octave de la bombarde. Celle-ci est un hautbois court, puissant, qui exige de longs repos pour les lèvres.",
        'De cette contrainte est né un art. La bombarde lance la phrase, le biniou la répète sans interrompre son souffle, puis la bombarde rentre en recouvrant la fin. Le procédé rappelle le chant à deux voix des danseurs. Deux musiciens, les sonneurs, suffisent ainsi à mener une noce entière.',
        "Au XXe siècle, la grande cornemuse écossaise est venue s'ajouter, et les ensembles appelés bagadoù ont réuni cornemuses, bombardes et batteries. Les concours de sonneurs en couple, eux, entretiennent le vieux duo et le goût du style propre à chaque terroir.",
      ],
    },
    {
      rubrique: 'Musique',
      titre: 'Galoubet et tambourin',
      chapeau: 'Une main pour la flûte, une main pour le tambour, un seul musicien.',
      paragraphes: [
        "Le galoubet est une flûte à trois trous, que la main gauche tient et joue. Deux trous devant, un derrière pour le pouce, et le souffle qui fait sauter d'un harmonique à l'autre : cela suffit pour couvrir plus d'une octave. Le son, très aigu, porte au loin par-dessus la rumeur d'une place.",
        "Au bras gauche pend le tambourin, long fût de noyer aux deux peaux tendues par des cordes en zigzag. La main droite le frappe d'une seule baguette légère, la massette. Une fine corde posée en travers de la peau, la chanterelle, ajoute un bourdonnement sourd qui enveloppe la mélodie.",
        "Le même musicien tient donc le chant et le rythme. On connaît ce principe dans toute l'Europe médiévale ; la Provence l'a porté à un haut degré de finesse. Les tambourinaires accompagnent la farandole, les cortèges et les fêtes, seuls ou en grands ensembles aux fûts sculptés.",
      ],
    },
  ],
}

import type { NumeroDemo } from '../NumeroDemo'

export const danse: NumeroDemo = {
  numero: 43,
  dateParution: '2024-06-20',
  titre: 'Entrez dans la danse',
  sommaire:
    'En ligne, en couple ou en chaîne, chaque pays a sa manière de poser le pied. De la bourrée à la gavotte, du rondeau à la farandole, ce numéro donne quelques clés pour regarder la danse traditionnelle, et surtout pour y entrer.',
  motif: 'farandole',
  palette: 'ete',
  miseEnPage: 'fondPerdu',
  articles: [
    {
      rubrique: 'Danse',
      titre: 'La bourrée, à deux ou à trois temps',
      chapeau: "Une même famille de danses, du Berry à l'Auvergne et au Limousin.",
      paragraphes: [
        "On dit « la bourrée », mais il en existe des centaines. En Berry et en Bourbonnais, elle se danse le plus souvent à deux temps, en lignes qui se font face, avancent, reculent et se croisent. En Auvergne, dans le Limousin ou en Aubrac, la mesure à trois temps l'emporte, et l'on danse volontiers par couples.",
        "Le pas de base est court, tenu au sol, appuyé par le poids du corps plutôt que par le saut. Les danseurs se cherchent et s'évitent sans se toucher ; les bras sont libres ou accompagnent l'équilibre. Toute la saveur tient dans la relation avec le partenaire et dans l'accord avec la phrase musicale.",
        "La vielle à roue, la cornemuse, le violon et plus tard l'accordéon diatonique mènent le bal. Le musicien marque la cadence du pied, et la voix suffit quand l'instrument manque. Les stages d'aujourd'hui enseignent d'abord l'écoute : qui entend où la phrase commence sait déjà presque où poser le pied.",
      ],
    },
    {
      rubrique: 'Danse',
      titre: 'Gavottes en chaîne',
      chapeau: "En Bretagne, le bras de l'un porte le pas de l'autre.",
      motif: 'galon',
      paragraphes: [
        "La gavotte bretonne se danse en chaîne, bras liés, menée par un meneur qui choisit le chemin. Son pas se répète sur huit temps, avec des variantes selon les terroirs : celle des montagnes n'est pas celle de l'Aven ni celle du pays bigouden. Le style se reconnaît à la hauteur du geste et à la souplesse des genoux.",
        "Elle se chante autant qu'elle se joue. Dans le kan ha diskan, un chanteur lance la phrase, un second la reprend en mordant sur les dernières syllabes, et le fil sonore ne se rompt jamais. Le couple formé par la bombarde et le biniou fonctionne de la même manière : l'un souffle pendant que l'autre continue.",
        "Le fest-noz, fête de nuit, a donné à ces danses une seconde vie à partir des années 1950. On y vient de tous les âges, on y apprend en suivant son voisin. Le fest-noz figure depuis 2012 sur la liste représentative du patrimoine culturel immatériel de l'humanité établie par l'Unesco.",
      ],
    },
    {
      rubrique: 'Danse',
      titre: 'Du rondeau à la farandole',
      chapeau: 'En Gascogne et en Provence, le Midi danse en se tenant la main.',
      paragraphes: [
        "Le rondeau gascon est une danse ancienne, en chaîne ouverte ou en cortège de couples. On y progresse de côté, d'un pas vif et discret, presque sans quitter le sol. Dans les Landes, la chaîne peut rester longtemps sur un même air, jusqu'à ce que le groupe respire d'un seul souffle et que le temps ne compte plus.",
        "La farandole provençale ouvre l'espace. Les danseurs, mains jointes, forment une longue file qui traverse les places et les rues, s'enroule en escargot, passe sous un pont de bras levés, puis se déroule. Le galoubet et le tambourin lui donnent sa pulsation à six-huit, allante et claire.",
        "Ces danses n'exigent ni partenaire attitré ni longue préparation. Il suffit de prendre une main libre. C'est leur force : elles fabriquent une communauté le temps d'un air. On comprend qu'elles aient traversé les siècles, et qu'elles ouvrent ou ferment encore tant de fêtes de village.",
      ],
    },
  ],
}

import { richText } from '../../../fields/editor/lexicalState'

export const defaultTexts = {
  accroche: 'Donner aux traditions de grandes ambitions',
  presentation: richText(
    "Danses, musiques, costumes, savoir-faire : la fédération réunit celles et ceux qui préservent les arts et traditions populaires, les transmettent et les font vivre aujourd'hui.",
  ),
  diapositives: [
    {
      titre: 'Préserver',
      texte:
        "Recueillir les danses, les chants, les costumes et les gestes avant qu'ils ne se perdent.",
      lien: { libelle: 'Notre histoire', adresse: '/a-propos/historique' },
    },
    {
      titre: 'Transmettre',
      texte:
        'Chaque année, un stage artistique, un stage de dirigeants et un stage de savoir-faire.',
      lien: { libelle: 'Découvrir les stages', adresse: '/#stages' },
    },
    {
      titre: 'Promouvoir',
      texte: 'Faire connaître les arts populaires, et Regards, la revue qui en parle.',
      lien: { libelle: 'Lire la revue', adresse: '/regards' },
    },
  ],
  regards: {
    titre: 'Regards, la revue de la fédération',
    texte: richText(
      'Quatre fois par an, Regards raconte les traditions populaires et celles et ceux qui les font vivre. Tous les numéros sont à lire en ligne.',
    ),
  },
  payse: {
    titre: 'La Payse de France',
    texte: richText(
      "Chaque année, la fédération décerne le titre de Payse de France. La Payse est, pour un an, l'ambassadrice nationale des arts et traditions populaires.",
      'Comment elle est choisie, et ce qu’elle fait pendant son année : à compléter',
    ),
  },
  stages: {
    titre: 'Nos stages',
    introduction: richText('La fédération organise trois stages chaque année.'),
    liste: [
      {
        titre: 'Stage artistique',
        texte: richText('Pour celles et ceux qui dansent, jouent et chantent.'),
      },
      {
        titre: 'Stage de dirigeants',
        texte: richText('Pour celles et ceux qui animent et dirigent une association.'),
      },
      {
        titre: 'Stage de savoir-faire',
        texte: richText('Pour apprendre un geste auprès de celles et ceux qui le pratiquent.'),
      },
    ],
  },
  lettre: {
    titre: "La lettre d'information",
    texte:
      'La parution de Regards, les stages et les rencontres, dans votre boîte aux lettres électronique.',
  },
  contact: {
    titre: 'Nous écrire',
    texte: 'Une question, un projet, une collection à faire connaître ? Écrivez-nous.',
  },
}

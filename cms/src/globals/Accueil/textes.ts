import { richText } from '../../editor/lexicalState'

/** What the home page says until somebody changes it. */
export const textes = {
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
      texte: 'Trois stages par an, et des ensembles qui enseignent partout en France.',
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
      'Quatre fois par an, Regards raconte celles et ceux qui font vivre les traditions : des reportages, des portraits, des collections, des savoir-faire. Tous les numéros se lisent en ligne.',
    ),
  },
  payse: {
    titre: 'La Payse de France',
    texte: richText(
      "Chaque année, la fédération décerne le titre de Payse de France. Ambassadrice nationale des arts et traditions populaires, la Payse porte haut le costume, la langue et les usages de son pays lors des fêtes et des rencontres de l'année.",
      "Le titre récompense une connaissance vivante : savoir danser, chanter et se vêtir comme chez soi, et savoir l'expliquer.",
    ),
  },
  stages: {
    titre: 'Nos stages',
    introduction: richText(
      "Chaque année, trois stages réunissent danseurs, musiciens, artisans et responsables d'association.",
    ),
    liste: [
      {
        titre: 'Stage artistique',
        texte: richText(
          'Danse, musique et chant : quelques jours pour apprendre un répertoire à sa source, travailler le style et préparer la scène.',
        ),
      },
      {
        titre: 'Stage de dirigeants',
        texte: richText(
          "Animer une équipe, tenir les comptes, organiser une fête, trouver des soutiens : le métier de responsable d'association.",
        ),
      },
      {
        titre: 'Stage de savoir-faire',
        texte: richText(
          'Broderie, dentelle, coiffe, costume, facture d’instruments : apprendre le geste auprès de celles et ceux qui le pratiquent.',
        ),
      },
    ],
  },
  lettre: {
    titre: "La lettre d'information",
    texte: 'Un courrier de temps en temps : la parution de Regards, les stages, les rencontres.',
  },
  contact: {
    titre: 'Nous écrire',
    texte: 'Une question, un projet, une collection à faire connaître ? Écrivez-nous.',
  },
}

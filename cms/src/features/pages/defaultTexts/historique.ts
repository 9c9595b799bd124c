import { richText } from '../../../fields/editor/lexicalState'

export const defaultTexts = {
  introduction: richText(
    'D’un collectif de cinq mouvements à une seule fédération : vingt ans pour apprendre à marcher ensemble.',
  ),
  jalons: [
    {
      date: 'Avril 2000',
      titre: 'Un collectif de cinq mouvements',
      texte: richText(
        'Cinq mouvements nationaux d’arts et traditions populaires fondent un collectif, pour parler d’une même voix et travailler ensemble.',
      ),
    },
    {
      date: 'Par la suite',
      titre: 'Quatre mouvements poursuivent',
      texte: richText('L’un des cinq mouvements quitte le collectif. Les autres continuent.'),
    },
    {
      date: '2017',
      titre: 'Une motion pour un mouvement unique',
      texte: richText(
        'Une motion demande que le collectif laisse la place à un seul mouvement, commun à tous.',
      ),
    },
    {
      date: '2019',
      titre: 'Le collectif devient fédération',
      texte: richText('Le collectif se transforme : la fédération est née.'),
    },
    {
      date: '2020',
      titre: 'Une équipe, des commissions',
      texte: richText(
        'Deux membres rejoignent la fédération par fusion. Un bureau est élu et les commissions se mettent au travail.',
      ),
    },
  ],
}

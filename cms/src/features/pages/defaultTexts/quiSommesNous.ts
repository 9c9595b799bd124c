import { bulletList, paragraph, richText } from '../../../fields/editor/lexicalState'

export const defaultTexts = {
  introduction: richText(
    'La fédération est une association régie par la loi de 1901. Elle rassemble, dans toute la France, celles et ceux qui pratiquent, étudient et font vivre les arts et traditions populaires.',
  ),
  missions: [
    {
      titre: 'Préserver',
      texte: richText(
        'Recueillir, documenter et garder : les danses et les musiques, les costumes et les coiffes, les langues, les gestes des métiers.',
      ),
    },
    {
      titre: 'Transmettre',
      texte: richText(
        'Former celles et ceux qui formeront à leur tour, par des stages, des rencontres et des publications.',
      ),
    },
    {
      titre: 'Promouvoir',
      texte: richText(
        'Montrer que ces arts sont vivants : sur scène, dans la rue, dans les écoles, et dans Regards, la revue de la fédération.',
      ),
    },
  ],
  role: richText(
    'La fédération met en réseau celles et ceux qui travaillent souvent chacun de leur côté :',
    bulletList(
      'les associations, qui font vivre une tradition là où elle est née ;',
      'les ensembles de danse et de musique, qui la portent sur scène ;',
      'les chercheurs, qui l’étudient et la documentent ;',
      'les artisans d’art, qui en gardent les gestes.',
    ),
    paragraph('Elle les aide à se rencontrer, à se former et à se faire connaître.'),
  ),
}

import { bulletList, link, paragraph, richText } from '../../../fields/editor/lexicalState'

/** Default texts of the page; facts that only the federation knows are « à compléter ». */
export const defaultTexts = {
  sections: [
    {
      titre: 'Éditeur du site',
      texte: richText(
        'Ce site est édité par une association régie par la loi du 1er\u00a0juillet 1901.',
        bulletList(
          'Nom officiel de la fédération : à compléter',
          'Siège : 2\u00a0rue Achille Luchaire, 75014\u00a0Paris',
          'Numéro au répertoire national des associations (RNA) : à compléter',
        ),
      ),
    },
    {
      titre: 'Hébergeur',
      texte: richText('Nom, adresse et numéro de téléphone de l’hébergeur du site : à compléter'),
    },
    {
      titre: 'Directeurs de la publication',
      texte: richText('Noms et fonctions des directeurs de la publication : à compléter'),
    },
    {
      titre: 'Nous contacter',
      texte: richText(
        'Par courrier, au siège de la fédération ; par e-mail, à l’adresse indiquée au bas de chaque page.',
      ),
    },
    {
      titre: 'Données personnelles',
      texte: richText(
        paragraph(
          'Ce site ne recueille que les données qu’il faut pour fonctionner, mesurer son audience sans suivre personne et envoyer sa lettre d’information à celles et ceux qui la demandent. La ',
          link('politique de confidentialité', '/politique-de-confidentialite'),
          ' dit lesquelles, pourquoi, combien de temps elles sont gardées et comment exercer vos droits.',
        ),
      ),
    },
  ],
}

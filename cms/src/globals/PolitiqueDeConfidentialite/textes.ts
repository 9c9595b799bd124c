import { bulletList, link, paragraph, richText } from '../../editor/lexicalState'

const atTheFoot = 'à l’adresse e-mail qui se lit au bas de chaque page'

/** The eleven sections of the specification, section 2; retention as in section 9. */
export const textes = {
  introduction: richText(
    'La fédération respecte votre vie privée. Cette page dit ce que le site recueille, pourquoi, et ce que vous pouvez en décider.',
  ),
  sections: [
    {
      titre: 'Responsable du traitement',
      texte: richText(
        'Le responsable du traitement est la fédération, association régie par la loi de 1901, dont le siège est au 2 rue Achille Luchaire, 75014 Paris.',
      ),
    },
    {
      titre: 'Données recueillies',
      texte: richText(
        'Le site ne recueille que deux sortes de données :',
        bulletList(
          'des mesures d’audience, si vous les acceptez ;',
          'votre adresse e-mail, si vous demandez la lettre d’information.',
        ),
        'Lire la revue ne demande ni compte ni adresse. Le site compte combien de fois chaque numéro est ouvert, sans savoir par qui.',
      ),
    },
    {
      titre: 'Mesure d’audience',
      texte: richText(
        'La mesure d’audience aide à savoir quelles pages sont lues. Elle ne commence qu’avec votre accord, et s’arrête quand vous le retirez.',
      ),
    },
    {
      titre: 'Lettre d’information',
      texte: richText(
        'Votre adresse e-mail ne sert qu’à vous envoyer la lettre d’information. Elle n’est ni vendue ni prêtée.',
      ),
    },
    {
      titre: 'Base légale',
      texte: richText(
        'La mesure d’audience et la lettre d’information reposent sur votre consentement (article 6.1.a du Règlement général sur la protection des données). Vous pouvez le retirer à tout moment.',
      ),
    },
    {
      titre: 'Durée de conservation',
      texte: richText(
        bulletList(
          'Mesures d’audience : vingt-six mois au plus.',
          'Adresse e-mail de la lettre d’information : jusqu’à votre désinscription.',
        ),
      ),
    },
    {
      titre: 'Vos droits',
      texte: richText(
        `Vous pouvez demander à consulter vos données, à les corriger, à les effacer, à les recevoir, à en limiter l’usage ou vous y opposer, en écrivant au siège de la fédération ou ${atTheFoot}.`,
        paragraph(
          'Vous pouvez aussi adresser une réclamation à la ',
          link('Commission nationale de l’informatique et des libertés', 'https://www.cnil.fr/'),
          ' (CNIL).',
        ),
      ),
    },
    {
      titre: 'Cookies',
      texte: richText(
        'Le site dépose un cookie de session pour les personnes qui se connectent : il est indispensable et disparaît à la déconnexion. Tout autre cookie demande votre accord.',
      ),
    },
    {
      titre: 'Sécurité',
      texte: richText(
        'Les échanges avec le site sont chiffrés, les mots de passe ne sont jamais gardés en clair, et seules les personnes habilitées accèdent aux données.',
      ),
    },
    {
      titre: 'Modifications',
      texte: richText(
        'Cette politique peut changer avec le site ou avec la loi. La version en vigueur est celle de cette page.',
      ),
      dateDuJour: true,
    },
    {
      titre: 'Contact',
      texte: richText(
        `Pour toute question sur vos données, écrivez au siège de la fédération, 2 rue Achille Luchaire, 75014 Paris, ou ${atTheFoot}.`,
      ),
    },
  ],
}

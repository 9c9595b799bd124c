import { bulletList, link, paragraph, richText } from '../../editor/lexicalState'

const atTheFoot = 'à l’adresse e-mail indiquée au bas de chaque page'
const seat = '2\u00a0rue Achille Luchaire, 75014\u00a0Paris'

/**
 * The eleven sections of the specification, section 2; retention as in section 9. They say what the
 * software does today: what is to come (audience, newsletter) is told as to come.
 */
export const textes = {
  introduction: richText(
    'La fédération respecte votre vie privée. Cette page dit ce que le site recueille, pourquoi, et ce que vous pouvez en décider.',
  ),
  sections: [
    {
      titre: 'Responsable du traitement',
      texte: richText(
        `Le responsable du traitement est la fédération, association régie par la loi de 1901, dont le siège est au ${seat}.`,
      ),
    },
    {
      titre: 'Données recueillies',
      texte: richText(
        'Lire le site et la revue ne demande ni compte ni adresse. Aujourd’hui, le site ne mesure pas son audience et n’enregistre aucune inscription à la lettre d’information. Il garde :',
        bulletList(
          'l’adresse e-mail et l’empreinte du mot de passe des personnes qui administrent le site ;',
          'pendant quelques minutes, l’adresse IP des visiteurs, pour limiter les abus ;',
          'le nombre d’ouvertures de chaque numéro de la revue, sans lien avec les personnes.',
        ),
      ),
    },
    {
      titre: 'Mesure d’audience',
      texte: richText(
        'Si une mesure d’audience est mise en place, elle demandera d’abord votre accord, et s’arrêtera dès que vous le retirerez.',
      ),
    },
    {
      titre: 'Lettre d’information',
      texte: richText(
        'Quand la lettre d’information sera ouverte, votre adresse e-mail ne servira qu’à vous l’envoyer. Elle ne sera ni vendue ni prêtée.',
      ),
    },
    {
      titre: 'Base légale',
      texte: richText(
        'La mesure d’audience et la lettre d’information reposent sur votre consentement (article\u00a06, paragraphe\u00a01, a, du Règlement général sur la protection des données), que vous pouvez retirer à tout moment. La sécurité du site et les comptes de ses administrateurs reposent sur l’intérêt légitime de la fédération (même article, f).',
      ),
    },
    {
      titre: 'Durée de conservation',
      texte: richText(
        bulletList(
          'Mesures d’audience : vingt-six mois au plus.',
          'Adresse e-mail de la lettre d’information : jusqu’à votre désinscription.',
          'Adresse IP : quelques minutes.',
          'Comptes : jusqu’à leur suppression.',
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
        'Le seul cookie est celui des personnes qui se connectent : il est indispensable, et disparaît à la déconnexion. Le navigateur garde aussi, le temps de l’onglet, où vous en étiez de votre lecture.',
      ),
    },
    {
      titre: 'Sécurité',
      texte: richText(
        'Les mots de passe ne sont jamais gardés en clair, les tentatives de connexion sont limitées, et seules les personnes habilitées accèdent aux données.',
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
        `Pour toute question sur vos données, écrivez au siège de la fédération, ${seat}, ou ${atTheFoot}.`,
      ),
    },
  ],
}

import { bulletList, link, paragraph, richText } from '../../../fields/editor/lexicalState'
import { durations, formatDuration } from '../../retention/durations'

const contactHint = 'à l’adresse e-mail indiquée au bas de chaque page'
const seat = '2\u00a0rue Achille Luchaire, 75014\u00a0Paris'

const formatRetention = (what: keyof typeof durations): string => formatDuration(durations[what])

/**
 * Default texts of the page: the eleven sections of the specification, section 2, with the
 * durations that the software enforces (src/features/retention).
 */
export const defaultTexts = {
  introduction: richText(
    'La fédération respecte votre vie privée. Cette page dit ce que le site recueille, pourquoi, et ce que vous pouvez en décider.',
  ),
  sections: [
    {
      titre: 'Responsable du traitement',
      texte: richText(
        paragraph(
          `Le responsable du traitement est la fédération, association régie par la loi de 1901, dont le siège est au ${seat}. Les `,
          link('mentions légales', '/mentions-legales'),
          ' disent qui la représente et qui héberge le site.',
        ),
        'Prestataire qui achemine les messages du site pour la fédération : à compléter',
      ),
    },
    {
      titre: 'Données recueillies',
      texte: richText(
        'Lire le site et la revue ne demande ni compte ni adresse. De ses visiteurs, le site ne recueille que :',
        bulletList(
          'la mesure de son audience : combien de fois chaque numéro est ouvert et téléchargé chaque jour, sans lien avec les personnes ;',
          'l’adresse e-mail de celles et ceux qui s’inscrivent à la lettre d’information, avec la preuve de leur accord.',
        ),
        'La loi et la sécurité du site demandent aussi :',
        bulletList(
          'la preuve des choix faits dans le bandeau des cookies : la date, le choix et un identifiant tiré au hasard, sans adresse IP ;',
          `l’adresse IP, pendant ${formatRetention('adresseIp')} au plus, pour limiter les abus ;`,
          'l’adresse e-mail et l’empreinte du mot de passe des personnes qui administrent le site ; pour chacune de leurs sessions, le navigateur, l’heure et le début de l’adresse IP, qu’elles seules voient.',
          'le journal de ce que font ces personnes, et des connexions refusées : qui, quoi, quand, et le début de l’adresse IP.',
        ),
      ),
    },
    {
      titre: 'Mesure d’audience',
      texte: richText(
        'Le site compte lui-même, jour par jour, les ouvertures et les téléchargements de chaque numéro. Il ne dépose pour cela aucun cookie, ne garde aucune adresse IP et ne suit personne, ni d’une page à l’autre ni d’un site à l’autre. Une telle mesure est exemptée de consentement, aux conditions de la CNIL.',
        'Si la fédération utilise aussi Google Analytics ou Google Ads, un bandeau vous le demande d’abord, pour chaque usage. Rien n’est demandé à Google avant votre accord, et le mode Consentement de Google part du refus. Refuser est aussi simple qu’accepter ; fermer le bandeau, c’est refuser. Vous changez d’avis quand vous voulez par « Gérer les cookies », au bas de chaque page : les cookies de mesure sont alors supprimés.',
        'Avec votre accord seulement, Google reçoit l’adresse des pages vues, votre adresse IP et ce que votre navigateur dit de lui-même. Ces données peuvent être traitées aux États-Unis, sous le cadre de protection des données qui les lie à l’Union européenne.',
      ),
    },
    {
      titre: 'Lettre d’information',
      texte: richText(
        'Votre adresse e-mail ne sert qu’à vous envoyer la lettre d’information, qui annonce aussi les numéros de la revue. Elle n’est ni vendue ni prêtée.',
        bulletList(
          `Vous donnez votre adresse, puis vous la confirmez par le lien que vous recevez. Sans confirmation, elle est effacée au bout de ${formatRetention('inscriptionEnAttente')}.`,
          'Le site garde la date et l’origine de votre demande, la date de votre confirmation et le texte que vous aviez sous les yeux : c’est la preuve de votre accord.',
          `Chaque lettre permet de se désinscrire d’un clic, sans compte. Votre adresse est alors effacée ; il n’en reste qu’une empreinte, gardée ${formatRetention('refus')} pour ne plus vous écrire.`,
        ),
      ),
    },
    {
      titre: 'Base légale',
      texte: richText(
        'Selon l’article\u00a06, paragraphe\u00a01, du Règlement général sur la protection des données :',
        bulletList(
          'la lettre d’information, Google Analytics et Google Ads reposent sur votre consentement (a), que vous pouvez retirer à tout moment ;',
          'la preuve de ce consentement et la mémoire des désinscriptions reposent sur les obligations légales de la fédération (c) ;',
          'la mesure d’audience sans cookie, la sécurité du site et les comptes de ses administrateurs reposent sur son intérêt légitime (f).',
        ),
      ),
    },
    {
      titre: 'Durée de conservation',
      texte: richText(
        bulletList(
          `Mesures d’audience : ${formatRetention('audience')} au plus.`,
          `Adresse e-mail de la lettre d’information : jusqu’à votre désinscription. Si la fédération la retire, elle reste ${formatRetention('corbeille')} au plus dans une corbeille, sans servir.`,
          `Inscription qui n’a pas été confirmée : ${formatRetention('inscriptionEnAttente')}. Lien qui la confirme : ${formatRetention('lienInscription')}.`,
          `Empreinte d’une adresse désinscrite : ${formatRetention('refus')}.`,
          `Suivi de l’envoi des annonces : ${formatRetention('envoi')}.`,
          `Choix fait dans le bandeau des cookies : ${formatRetention('choixDesCookies')}, après quoi la question est posée de nouveau. Sa preuve : ${formatRetention('preuveDeChoix')}.`,
          `Adresse IP : ${formatRetention('adresseIp')} au plus.`,
          `Journal des actions et des connexions : ${formatRetention('journal')}. Le début de l’adresse IP y est effacé au bout de ${formatRetention('adresseDuJournal')}.`,
          `Message qui n’a pas pu partir : ${formatRetention('travailEnEchec')}.`,
          `Comptes : jusqu’à leur suppression. Lien pour remplacer un mot de passe oublié : ${formatRetention('lienMotDePasse')}. Lien d’une invitation : ${formatRetention('invitation')}.`,
          `Appareil et adresse abrégée d’une session : le temps de la session, ${formatRetention('sessionEntiere')} au plus, puis jusqu’au lendemain.`,
        ),
        'Chaque jour, le site supprime de lui-même ce qui arrive au terme de ces durées. Son journal technique note les pannes, et non les visites.',
        'Durée pendant laquelle l’hébergeur garde ses propres journaux : à compléter',
      ),
    },
    {
      titre: 'Vos droits',
      texte: richText(
        `Vous pouvez demander à consulter vos données, à les corriger, à les effacer, à les recevoir, à en limiter l’usage ou vous y opposer, en écrivant au siège de la fédération ou ${contactHint}.`,
        'Vous retirez votre accord à tout moment : par le lien au bas de chaque lettre pour la lettre d’information, par « Gérer les cookies » pour les cookies.',
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
        'Lire le site n’en dépose aucun. Les cookies que le site peut déposer sont :',
        bulletList(
          `« payload-token », pour les personnes qui se connectent : leur session. Il est indispensable, et dure ${formatRetention('session')} sans activité et ${formatRetention('sessionEntiere')} en tout au plus, ou jusqu’à la déconnexion.`,
          `« appareil-… », pour les personnes qui se connectent : l’appareil où elles l’ont déjà fait, pour que les essais d’inconnus ne les empêchent pas de se connecter. Il est indispensable, et dure ${formatRetention('appareilConnu')}.`,
          '« payload-theme », pour celles qui choisissent l’apparence du panneau d’administration : ce choix, pendant 1\u00a0an.',
          `« consentement », si un bandeau vous a été montré : votre choix, pendant ${formatRetention('choixDesCookies')}. Il est indispensable pour ne pas vous le redemander.`,
          `« _ga » et « _ga_… », seulement si vous acceptez la mesure d’audience de Google : un identifiant, pendant ${formatRetention('cookieDeMesure')} au plus.`,
          `« _gcl_… », seulement si vous acceptez la publicité de Google : un identifiant, pendant ${formatRetention('cookieDeMesure')} au plus.`,
        ),
        'Le navigateur garde aussi, sans le transmettre, les dernières pages lues, pour les montrer sans réseau, et, le temps de l’onglet, où vous en étiez de votre lecture. Pour les administrateurs, il garde un jour les fichiers d’une publication interrompue. Ses réglages permettent de tout effacer.',
      ),
    },
    {
      titre: 'Sécurité',
      texte: richText(
        'Les mots de passe, et les liens qui en tiennent lieu, ne sont jamais gardés en clair. Les tentatives de connexion sont limitées, et seules les personnes habilitées accèdent aux données.',
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
        `Pour toute question sur vos données, écrivez au siège de la fédération, ${seat}, ou ${contactHint}.`,
      ),
    },
  ],
}

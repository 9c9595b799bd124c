import { paths } from '@web/domain/paths'
import { TokenPage } from './TokenPage'

const retryLink = { label: 'Demander un nouveau message', path: paths.lettreInscription }

const outcomes = {
  confirmee: {
    title: 'Votre inscription est confirmée',
    text: 'Vous recevrez la prochaine lettre d’information. Chaque lettre permet de se désinscrire.',
  },
  'token-expired': {
    title: 'Ce lien n’est plus valable',
    text: 'Un lien de confirmation sert pendant 48\u00a0heures. Demandez-en un nouveau\u00a0: il arrivera par e-mail.',
    link: retryLink,
  },
  'invalid-token': {
    title: 'Ce lien n’est pas valable',
    text: 'Il est peut-être incomplet, ou un message plus récent le remplace. Ouvrez le dernier message reçu, ou demandez-en un nouveau.',
    link: retryLink,
  },
}

const failure = {
  title: 'La confirmation n’a pas abouti',
  text: 'Ouvrez de nouveau le lien du message, et réessayez dans un instant.',
}

/** Target of the link in the confirmation e-mail. */
export function ConfirmationPage() {
  return (
    <TokenPage
      name="confirmation"
      title="Confirmer votre inscription"
      text={'Encore un geste\u00a0: confirmez que vous voulez recevoir la lettre d’information.'}
      label="Confirmer mon inscription"
      busyLabel="Confirmation…"
      outcomes={outcomes}
      failure={failure}
    />
  )
}

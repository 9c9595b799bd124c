import { TokenPage } from './TokenPage'

const outcomes = {
  desinscrit: {
    title: 'Votre désinscription est faite',
    text: 'Votre adresse est effacée\u00a0: vous ne recevrez plus la lettre d’information.',
  },
  'invalid-token': {
    title: 'Ce lien n’est pas valable',
    text: 'Il est peut-être incomplet. Ouvrez-le depuis le bas d’une lettre que vous avez reçue.',
  },
}

const failure = {
  title: 'La désinscription n’a pas abouti',
  text: 'Ouvrez de nouveau le lien de la lettre, et réessayez dans un instant.',
}

/** Target of the unsubscribe link in every newsletter. */
export function DesinscriptionPage() {
  return (
    <TokenPage
      name="desinscription"
      title="Se désinscrire"
      text="Vous ne recevrez plus la lettre d’information, et votre adresse sera effacée."
      label="Me désinscrire"
      busyLabel="Désinscription…"
      outcomes={outcomes}
      failure={failure}
    />
  )
}

import { paths } from '@web/domain/paths'
import { TextLink } from '@web/ui/links/TextLink'
import { PasswordLinkPage } from './PasswordLinkPage'

/** Target of the link in the invitation e-mail: the first password of an account. */
export function InvitationPage() {
  return (
    <PasswordLinkPage
      title="Bienvenue"
      lead={{
        form: 'Un administrateur vous a ouvert un compte. Choisissez votre mot de passe pour vous en servir.',
        done: 'Votre compte est prêt\u00a0: connectez-vous avec l’adresse qui a reçu l’invitation et ce mot de passe.',
        invalid:
          'Une invitation ne sert qu’une fois, et pendant sept jours\u00a0; une nouvelle remplace les précédentes.',
      }}
      words={{ label: 'Votre mot de passe', submit: 'Choisir ce mot de passe' }}
      doneMessage="Votre mot de passe est choisi."
      invalidMessage="Cette invitation n’est pas valable, ou ne l’est plus. Demandez-en une autre à un administrateur du site."
      invalidAction={<TextLink href={paths.login}>Se connecter</TextLink>}
    />
  )
}

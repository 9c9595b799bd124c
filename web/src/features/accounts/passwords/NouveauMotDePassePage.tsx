import { paths } from '@web/domain/paths'
import { TextLink } from '@web/ui/links/TextLink'
import { PasswordLinkPage } from './PasswordLinkPage'

/** Target of the link in the reset e-mail. */
export function NouveauMotDePassePage() {
  return (
    <PasswordLinkPage
      title="Nouveau mot de passe"
      lead={{
        form: 'Choisissez le nouveau mot de passe de votre compte.',
        done: 'Toutes les sessions ouvertes avec l’ancien mot de passe ont été fermées.',
        invalid:
          'Un lien ne sert qu’une fois, et pendant une heure\u00a0; un nouveau remplace les précédents.',
      }}
      words={{ label: 'Nouveau mot de passe', submit: 'Changer le mot de passe' }}
      doneMessage="Votre mot de passe a été changé."
      invalidMessage="Ce lien n’est pas valable, ou ne l’est plus."
      invalidAction={<TextLink href={paths.motDePasseOublie}>Demander un autre lien</TextLink>}
    />
  )
}

import { paths } from '../../../domain/paths'
import { TextLink } from '../../../ui/links/TextLink'
import { ForgotPasswordForm } from './ForgotPasswordForm'
import { PasswordPageHeader } from './PasswordPageHeader'
import { NoScriptNotice } from './NoScriptNotice'

export function MotDePasseOubliePage() {
  return (
    <>
      <PasswordPageHeader title="Mot de passe oublié">
        Indiquez l’adresse de votre compte&nbsp;: vous y recevrez un lien pour choisir un nouveau
        mot de passe.
      </PasswordPageHeader>
      <NoScriptNotice />
      <ForgotPasswordForm />
      <TextLink href={paths.login}>Revenir à la connexion</TextLink>
    </>
  )
}

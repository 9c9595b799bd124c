import { paths } from '../../../../domain/paths'
import { TextLink } from '../../../../ui/links/TextLink'
import { ForgotPasswordForm } from '../components/ForgotPasswordForm'
import { PasswordPageHeader } from '../components/PasswordPageHeader'
import { NoScriptNotice } from '../components/NoScriptNotice'

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

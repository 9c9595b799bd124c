import { paths } from '../../../app/paths'
import { TextLink } from '../../../ui/links/TextLink'
import { AskLinkForm } from '../components/AskLinkForm'
import { PasswordHead } from '../components/PasswordHead'
import { WithoutScript } from '../components/WithoutScript'

/** Where those who lost their password ask for a link by which to choose another. */
export function MotDePasseOubliePage() {
  return (
    <>
      <PasswordHead title="Mot de passe oublié">
        Indiquez l’adresse de votre compte&nbsp;: vous y recevrez un lien pour choisir un nouveau
        mot de passe.
      </PasswordHead>
      <WithoutScript />
      <AskLinkForm />
      <TextLink href={paths.login}>Revenir à la connexion</TextLink>
    </>
  )
}

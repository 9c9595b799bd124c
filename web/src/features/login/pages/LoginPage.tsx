import { paths } from '../../../domain/paths'
import { FormHeader } from '../../../ui/FormHeader'
import { TextLink } from '../../../ui/links/TextLink'
import { Seo } from '../../../lib/seo/Seo'
import { LoginForm } from '../components/LoginForm'

/** Sign-in page for administrators and editors. */
export function LoginPage() {
  return (
    <>
      <Seo title="Connexion" variant="private" />
      <FormHeader title="Connexion">
        Cet espace est réservé aux administrateurs et aux éditeurs du site.
      </FormHeader>
      <LoginForm />
      <TextLink href={paths.motDePasseOublie}>Mot de passe oublié&nbsp;?</TextLink>
    </>
  )
}

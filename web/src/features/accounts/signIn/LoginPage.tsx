import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { theme } from '@web/theme/theme'
import { FormHeader } from '@web/ui/FormHeader'
import { TextLink } from '@web/ui/links/TextLink'
import { Notice } from '@web/ui/Notice'
import { Seo } from '@web/lib/seo/Seo'
import { LoginForm } from './LoginForm'
import { PasskeySignIn } from './PasskeySignIn'

export function LoginPage() {
  return (
    <>
      <Seo title="Connexion" variant="private" />
      <FormHeader title="Connexion">
        Cet espace est réservé aux administrateurs et aux éditeurs du site.
      </FormHeader>
      <noscript>
        <Notice variant="neutral">
          La connexion a besoin de JavaScript. Activez-le dans votre navigateur.
        </Notice>
      </noscript>
      <LoginForm />
      <Other>
        <PasskeySignIn />
        <TextLink href={paths.motDePasseOublie}>Mot de passe oublié&nbsp;?</TextLink>
      </Other>
    </>
  )
}

const Other = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  margin-top: ${theme.space.l};

  & > button {
    justify-self: stretch;
  }
`

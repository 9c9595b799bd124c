import styled from 'styled-components'
import { paths } from '../../../app/paths'
import { TextLink } from '../../../ui/links/TextLink'
import { PageHead } from '../../../ui/PageHead'
import { LoginForm } from '../components/LoginForm'

/** Where administrators and editors sign in. */
export function LoginPage() {
  return (
    <>
      <PageHead title="Connexion" kind="private" />
      <Title>Connexion</Title>
      <Lead>Cet espace est réservé aux administrateurs et aux éditeurs du site.</Lead>
      <LoginForm />
      <TextLink href={paths.motDePasseOublie}>Mot de passe oublié&nbsp;?</TextLink>
    </>
  )
}

const Title = styled.h1`
  font-size: ${({ theme }) => theme.fontSizes.h1};
`

const Lead = styled.p`
  margin-block: ${({ theme }) => `${theme.space.xs} ${theme.space.xl}`};
  color: ${({ theme }) => theme.colors.muted};
`

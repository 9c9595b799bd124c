import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { useSession } from '../../lib/session/useSession'
import { Container } from '../../ui/Container'
import { WovenBand } from '../../ui/motifs/WovenBand'
import { paths } from '../paths'

type FooterProps = { onSignOut: () => void }

const copyrightYear = 2025

/** The end of every page. */
export function Footer({ onSignOut }: FooterProps) {
  const { status } = useSession()
  return (
    <Frame>
      <WovenBand />
      <Line>
        <p>© {copyrightYear} Fédération des arts et traditions populaires</p>
        {status === 'signedIn' ? (
          <SignOut type="button" onClick={onSignOut}>
            Se déconnecter
          </SignOut>
        ) : (
          <SignIn to={paths.login}>Se connecter</SignIn>
        )}
      </Line>
    </Frame>
  )
}

const Frame = styled.footer`
  background: ${({ theme }) => theme.colors.surface};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.fontSizes.small};
`

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  padding-block: ${({ theme }) => theme.space.l};
`

const link = css`
  padding: 0.625rem 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.accentText};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`

const SignOut = styled.button`
  ${link}
`

const SignIn = styled(Link)`
  ${link}
`

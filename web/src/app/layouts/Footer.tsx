import { useContext } from 'react'
import styled from 'styled-components'
import { specifiedCopyrightYear, type Coordonnees } from '@web/domain/parametres/Coordonnees'
import { useSession } from '@web/lib/auth/useSession'
import { SiteNameContext } from '@web/lib/seo/siteName'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Container } from '@web/ui/Container'
import { TextButton, TextLink } from '@web/ui/links/TextLink'
import { Star } from '@web/ui/motifs/Star'
import { WovenBand } from '@web/ui/motifs/WovenBand'
import { paths } from '@web/domain/paths'
import { legalPages } from '../pages/textPages'
import { FooterContact } from './FooterContact'

type FooterProps = {
  /** Undefined while loading; the rest of the footer renders without it. */
  coordonnees: Coordonnees | undefined
  onSignOut: () => void
  /** Opens the cookie preferences; undefined when there are none. */
  onManageCookies?: (() => void) | undefined
}

export function Footer({ coordonnees, onSignOut, onManageCookies }: FooterProps) {
  const { status } = useSession()
  const name = useContext(SiteNameContext)
  return (
    <Frame>
      <WovenBand />
      <Columns>
        <Name>
          <Star />
          {name}
        </Name>
        {coordonnees && <FooterContact coordonnees={coordonnees} />}
        <nav aria-label="Pied de page">
          <ul>
            {legalPages.map(({ path, label }) => (
              <li key={path}>
                <TextLink href={path}>{label}</TextLink>
              </li>
            ))}
            {onManageCookies && (
              <li>
                <TextButton onClick={onManageCookies}>Gérer les cookies</TextButton>
              </li>
            )}
            <li>
              {status === 'signedIn' ? (
                <TextButton onClick={onSignOut}>Se déconnecter</TextButton>
              ) : (
                <TextLink href={paths.login}>Se connecter</TextLink>
              )}
            </li>
          </ul>
        </nav>
      </Columns>
      <Copyright>
        © {coordonnees?.anneeDuCopyright ?? specifiedCopyrightYear} {name}
        {coordonnees?.issn && ` · Regards, ISSN\u00a0${coordonnees.issn}`}
      </Copyright>
    </Frame>
  )
}

/**
 * At least as high as `revealSettings.offsetPx`, so that a page's last `Reveal` block can pass that
 * line.
 */
const Frame = styled.footer`
  min-height: 200px;
  background: ${theme.colors.surface};
  color: ${theme.colors.muted};

  /* On paper, how to reach the federation, in lines that need no page of their own. */
  ${media.print} {
    min-height: 0;
    break-inside: avoid;
    font-size: ${theme.fontSizes.small};

    & > svg {
      display: none;
    }
  }
`

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space.xl};
  padding-block: ${theme.space.xl} ${theme.space.l};

  ${media.from('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > address {
      grid-area: 1 / 2 / span 2;
    }
  }

  ${media.from('large')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr);

    & > address {
      grid-area: auto;
    }

    & > nav {
      grid-column: -2;
    }
  }

  ${media.print} {
    display: block;
    padding-block: 0;
  }
`

const Name = styled.p`
  display: flex;
  gap: ${theme.space.s};
  max-width: 22rem;
  padding-top: 0.4rem;
  color: ${theme.colors.ink};
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
  line-height: 1.25;
  text-wrap: balance;

  & > svg {
    margin-top: -0.15em;
    font-size: 2.5rem;
  }

  ${media.print} {
    display: none;
  }
`

const Copyright = styled(Container).attrs({ as: 'p' })`
  padding-block: 0 ${theme.space.l};
  font-size: ${theme.fontSizes.small};

  ${media.print} {
    padding-block: 0;
  }
`

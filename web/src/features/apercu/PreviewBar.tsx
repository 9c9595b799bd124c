import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { sessionQuery } from '@web/lib/auth/sessionQuery'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

/** Says that the page is a preview, or that its drafts need a session, and leads out of it. */
export function PreviewBar() {
  const { data: session } = useQuery(sessionQuery)
  return (
    <Frame aria-label="Aperçu">
      {session === null ? (
        <>
          <strong>Page publiée</strong> Pour voir le brouillon,{' '}
          <a href={paths.login}>connectez-vous</a>.
        </>
      ) : (
        <>
          <strong>Aperçu</strong> Ce que les visiteurs verront une fois le brouillon publié.
        </>
      )}{' '}
      <a href={window.location.pathname} onClick={followCurrentPage}>
        Quitter l’aperçu
      </a>
    </Frame>
  )
}

/** Reads the URL at the click, as the page may have changed since the bar was rendered. */
function followCurrentPage({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.href = window.location.pathname
}

const Frame = styled.aside`
  position: fixed;
  bottom: calc(var(--bandeau, 0px) + 1rem);
  left: 1rem;
  z-index: ${theme.zIndexes.banner};
  max-width: calc(100vw - 2rem);
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.colors.line};
  border-left: 0.375rem solid ${theme.colors.accent};
  border-radius: ${theme.radii.small};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  font-size: 1rem;
  box-shadow: ${theme.shadows.high};

  & > strong {
    margin-right: 0.5em;
  }

  & > a {
    color: ${theme.colors.accentText};
  }

  ${media.from('medium')} {
    bottom: 1rem;
  }

  ${media.print} {
    display: none;
  }
`

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useRevue } from '@web/domain/parametres/useRevue'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { CiteButton } from '@web/ui/cite/CiteButton'
import { ShareButton } from '@web/ui/share/ShareButton'
import type { Article } from '../helpers/toArticle'
import { DisplayMenu } from './DisplayMenu'

type ArticleToolsProps = {
  article: Article
  /** The button that reads aloud, if this browser can. */
  children: ReactNode
}

/** Between two threads: display, share, cite, listen. */
export function ArticleTools({ article, children }: ArticleToolsProps) {
  const revue = useRevue()
  const { path, titre, auteurs, numero, dateParution, premierePage, dernierePage } = article
  const pages = { first: premierePage, last: dernierePage }
  return (
    <Row role="group" aria-label="Outils de lecture">
      <DisplayMenu />
      <ShareButton title={titre} path={path} />
      <CiteButton
        path={path}
        citation={{ titre, auteurs, numero, dateParution, pages, ...revue }}
      />
      {children}
    </Row>
  )
}

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs};
  width: 100%;
  max-width: 36.875rem;
  min-height: 3.5rem;
  margin-inline: auto;
  border-block: 3px dashed ${theme.colors.line};

  /* On a telephone, sharing and citing are icons: there is no room for more. */
  @media (width < 36em) {
    [data-label] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  /* Without script, none of them works. */
  ${media.noScript} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`

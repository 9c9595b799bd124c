import type { ReactNode } from 'react'
import { useRevue } from '@web/domain/parametres/useRevue'
import { CiteButton } from '@web/ui/cite/CiteButton'
import { ShareButton } from '@web/ui/share/ShareButton'
import type { Article } from '../helpers/toArticle'
import { DisplayMenu } from './DisplayMenu'
import styles from './ArticleTools.module.css'

type ArticleToolsProps = {
  article: Article
  /** The button that reads aloud, if this browser can. */
  children: ReactNode
}

/** Between two threads: display, share, cite, listen. */
export function ArticleTools({ article, children }: ArticleToolsProps) {
  const revue = useRevue()
  const { path, titre, auteurs, numero, dateParution, langue, premierePage, dernierePage } = article
  const pages = { first: premierePage, last: dernierePage }
  return (
    <div className={styles.row} role="group" aria-label="Outils de lecture">
      <DisplayMenu />
      <ShareButton title={titre} path={path} />
      <CiteButton
        path={path}
        citation={{ titre, auteurs, numero, dateParution, pages, langue, ...revue }}
      />
      {children}
    </div>
  )
}

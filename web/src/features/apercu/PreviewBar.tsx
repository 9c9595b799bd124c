import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { paths } from '@web/domain/paths'
import { sessionQuery } from '@web/lib/auth/sessionQuery'
import styles from './PreviewBar.module.css'

/** Says that the page is a preview, or that its drafts need a session, and leads out of it. */
export function PreviewBar() {
  const { data: session } = useQuery(sessionQuery)
  return (
    <aside className={styles.frame} aria-label="Aperçu">
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
    </aside>
  )
}

/** Reads the URL at the click, as the page may have changed since the bar was rendered. */
function followCurrentPage({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.href = window.location.pathname
}

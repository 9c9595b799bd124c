import { isDocumentEvent, ready } from '@payloadcms/live-preview'
import { QueryClientProvider, type QueryClient, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { api, setApi } from '@web/lib/api/api'
import { sessionQuery } from '@web/lib/auth/sessionQuery'
import type { MouseEvent } from 'react'
import { paths } from '@web/domain/paths'
import styles from './startPreview.module.css'

/**
 * Shows drafts of pages and issues in place of published ones, until the document is left. The
 * server gives drafts of pages to signed-in editors, and of issues to administrators. Beside the
 * form of the admin panel, the page follows each draft that the form saves; elsewhere, a bar says
 * that this is a preview.
 * @throws ApiError when the session cannot be read
 */
export async function startPreview(client: QueryClient): Promise<void> {
  const isFramed = window.parent !== window
  if (!isFramed) renderBar(client)
  const session = await client.query(sessionQuery)
  if (!session) return
  const mayShowDraft = (path: string) =>
    path.startsWith('/globals/') || (path === '/regards' && session.user.role === 'administrateur')
  setApi(client, (path, options) =>
    api(
      path,
      mayShowDraft(path) ? { ...options, query: { ...options?.query, draft: 'true' } } : options,
    ),
  )
  const refresh = () => {
    for (const kind of ['globals', 'regards']) {
      void client.invalidateQueries({ queryKey: [kind] })
    }
  }
  refresh()
  if (!isFramed) return
  const { origin } = window.location
  window.addEventListener('message', (event) => {
    if (isDocumentEvent(event, origin)) refresh()
  })
  ready({ serverURL: origin })
}

/** Rendered outside the page's tree, which stays as visitors will see it. */
function renderBar(client: QueryClient) {
  const root = document.createElement('div')
  document.body.prepend(root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <PreviewBar />
    </QueryClientProvider>,
  )
}

/** Says that the page is a preview, or that its drafts need a session, and leads out of it. */
function PreviewBar() {
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

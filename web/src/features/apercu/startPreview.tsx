import { isDocumentEvent, ready } from '@payloadcms/live-preview'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { api, setApi } from '../../lib/api/api'
import { sessionQuery } from '../../lib/auth/sessionQuery'
import { PreviewBar } from './components/PreviewBar'

/**
 * Shows the drafts of the pages in place of the published texts, until the document is left; the
 * server gives them to signed-in editors only. Beside the form of the admin panel, the page follows
 * each draft that the form saves; elsewhere, a bar says that this is a preview.
 * @throws ApiError when the session cannot be read
 */
export async function startPreview(client: QueryClient): Promise<void> {
  const isFramed = window.parent !== window
  if (!isFramed) renderBar(client)
  if (!(await client.query(sessionQuery))) return
  setApi(client, (path, options) =>
    api(
      path,
      isGlobal(path) ? { ...options, query: { ...options?.query, draft: 'true' } } : options,
    ),
  )
  const refresh = () => void client.invalidateQueries({ queryKey: ['globals'] })
  refresh()
  if (!isFramed) return
  const { origin } = window.location
  window.addEventListener('message', (event) => {
    if (isDocumentEvent(event, origin)) refresh()
  })
  ready({ serverURL: origin })
}

const isGlobal = (path: string) => path.startsWith('/globals/')

/** Rendered outside the page's tree, which it leaves as visitors will see it. */
function renderBar(client: QueryClient) {
  const root = document.createElement('div')
  document.body.prepend(root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <PreviewBar />
    </QueryClientProvider>,
  )
}

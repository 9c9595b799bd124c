import '@web/theme/site.css'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@web/app/App'
import { SiteRouter } from '@web/app/routing/SiteRouter'
import { createQueryClient } from '@web/app/createQueryClient'
import { logError } from '@web/lib/browser/logError'
import { wasReloaded } from '@web/lib/browser/loadOrReload'
import { isPreview } from '@web/lib/hydration/isPreview'
import { hydrateQueryState } from '@web/lib/hydration/hydrateQueryState'

/** Hydrates the page, or renders an empty one in development. @param onHydrated called once */
export function hydrateApp(root: HTMLElement, onHydrated: () => void): void {
  const queryClient = createQueryClient()
  const isServerRendered = hydrateQueryState(queryClient)
  const handleHydrated = () => {
    onHydrated()
    if (wasReloaded()) repeatClick(root)
    if (isPreview()) loadPreview(queryClient)
  }
  const site = (
    <StrictMode>
      <SiteRouter>
        <App queryClient={queryClient} onHydrated={isServerRendered ? handleHydrated : undefined} />
      </SiteRouter>
    </StrictMode>
  )
  if (isServerRendered) {
    startTransition(() => void hydrateRoot(root, site))
  } else {
    createRoot(root).render(site)
    handleHydrated()
  }
}

/** After a reload for a newer release. */
function repeatClick(root: HTMLElement) {
  import('@web/lib/browser/redoClick')
    .then(({ redoClick }) => redoClick(root))
    .catch((error: unknown) => logError('Le clic n’a pas pu être refait\u00a0:', error))
}

function loadPreview(queryClient: QueryClient) {
  import('@web/features/apercu/startPreview')
    .then(({ startPreview }) => startPreview(queryClient))
    .catch((error: unknown) => logError('L’aperçu n’a pas pu commencer\u00a0:', error))
}

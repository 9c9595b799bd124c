import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { createQueryClient } from './app/createQueryClient'
import { hydrateQueryState } from './lib/hydration/hydrateQueryState'

/**
 * Hydrates the server-rendered page; in development, where Vite serves an empty page, renders it.
 * @param onHydrated called once, when the page is interactive
 */
export function hydrateApp(root: HTMLElement, onHydrated: () => void): void {
  const queryClient = createQueryClient()
  const isServerRendered = hydrateQueryState(queryClient)
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} onHydrated={isServerRendered ? onHydrated : undefined} />
      </BrowserRouter>
    </StrictMode>
  )
  if (isServerRendered) {
    startTransition(() => void hydrateRoot(root, site))
  } else {
    createRoot(root).render(site)
    onHydrated()
  }
}

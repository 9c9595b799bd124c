import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { createQueryClient } from './lib/createQueryClient'
import { readServedData } from './lib/served/readServedData'

/**
 * Makes an application of the page that the server drew; in development, where Vite serves it empty,
 * draws it.
 * @param onAlive called once, when the page answers to its visitor
 */
export function bringAlive(root: HTMLElement, onAlive: () => void): void {
  const queryClient = createQueryClient()
  const isServed = readServedData(queryClient)
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} onAlive={isServed ? onAlive : undefined} />
      </BrowserRouter>
    </StrictMode>
  )
  if (isServed) {
    startTransition(() => void hydrateRoot(root, site))
  } else {
    createRoot(root).render(site)
    onAlive()
  }
}

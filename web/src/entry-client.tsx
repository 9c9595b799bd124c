import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { createQueryClient } from './lib/createQueryClient'
import { readServedData } from './lib/served/readServedData'
import './theme/fonts.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const queryClient = createQueryClient()
const isServed = readServedData(queryClient)
const site = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
)

// In development, Vite serves the page empty.
if (isServed) hydrateRoot(root, site)
else createRoot(root).render(site)

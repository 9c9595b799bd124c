import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { GlobalStyle } from '../theme/GlobalStyle'
import { Ripples } from '../ui/ripple/Ripples'
import { BlocsPage } from './BlocsPage'
import '../theme/fonts.css'

// In development only: see web/blocs.html.
const root = document.getElementById('root')
if (!root) throw new Error('blocs.html has no #root')

createRoot(root).render(
  <MemoryRouter>
    <GlobalStyle />
    <Ripples />
    <BlocsPage />
  </MemoryRouter>,
)

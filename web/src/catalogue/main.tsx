import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { GlobalStyle } from '../theme/GlobalStyle'
import { Ripples } from '../ui/ripple/Ripples'
import { CataloguePage } from './CataloguePage'
import '../theme/fonts.css'

// Entry point in development only: see web/catalogue.html.
const root = document.getElementById('root')
if (!root) throw new Error('catalogue.html has no #root')

createRoot(root).render(
  <MemoryRouter>
    <GlobalStyle />
    <Ripples />
    <CataloguePage />
  </MemoryRouter>,
)

import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { GlobalStyle } from '../../../web/src/theme/GlobalStyle'

/** Renders a component in a router, with the site's global styles. */
export function renderComponent(block: ReactNode) {
  const view = render(block, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <GlobalStyle />
        {children}
      </MemoryRouter>
    ),
  })
  return { ...view, user: userEvent.setup({ delay: null }) }
}

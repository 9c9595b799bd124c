import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'

/** Renders a component in a router. */
export function renderComponent(block: ReactNode) {
  const view = render(block, {
    wrapper: ({ children }) => (
      <StyleSheetManager target={document.head}>
        <MemoryRouter>{children}</MemoryRouter>
      </StyleSheetManager>
    ),
  })
  return { ...view, user: userEvent.setup({ delay: null }) }
}

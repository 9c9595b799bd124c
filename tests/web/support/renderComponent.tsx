import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { globalStyle } from '@web/theme/globalStyle'

/** Renders a component in a router, with the site's global styles in a sheet of its own. */
export function renderComponent(block: ReactNode) {
  const view = render(block, {
    wrapper: ({ children }) => (
      <StyleSheetManager target={document.head}>
        <MemoryRouter>
          <style href="global" precedence="first">
            {globalStyle}
          </style>
          {children}
        </MemoryRouter>
      </StyleSheetManager>
    ),
  })
  return { ...view, user: userEvent.setup({ delay: null }) }
}

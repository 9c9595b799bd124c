import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Look } from '../../../web/src/theme/Look'

/** Shows a block by itself, in the site's look. */
export function renderBlock(block: ReactNode) {
  const view = render(block, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <Look>{children}</Look>
      </MemoryRouter>
    ),
  })
  return { ...view, user: userEvent.setup({ delay: null }) }
}

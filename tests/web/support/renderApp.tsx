import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { App } from '../../../web/src/app/App'
import { createQueryClient } from '../../../web/src/app/createQueryClient'

/** Renders the whole site at a path, with its router and a style sheet of its own. */
export function renderApp(path: string) {
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, staleTime: 60_000, retry: false } })
  let pathname = path
  render(
    <StyleSheetManager target={document.head}>
      <MemoryRouter initialEntries={[path]}>
        <App queryClient={queryClient} />
        <LocationProbe onChange={(current) => (pathname = current)} />
      </MemoryRouter>
    </StyleSheetManager>,
  )
  return {
    user: userEvent.setup({ delay: null }),
    queryClient,
    /** Path of the current location. */
    currentPath: () => pathname,
  }
}

function LocationProbe({ onChange }: { onChange: (pathname: string) => void }) {
  onChange(useLocation().pathname)
  return null
}

import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, type Location } from 'react-router-dom'
import { StyleSheetManager } from 'styled-components'
import { App } from '@web/app/App'
import { createQueryClient } from '@web/app/createQueryClient'

/** Renders the whole site at a path, with its router and a style sheet of its own. */
export function renderApp(path: string) {
  const queryClient = createQueryClient()
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    ...others,
    queries: { ...queries, staleTime: 60_000, retry: false },
  })
  let [pathname = path, search = ''] = path.split(/(?=\?)/)
  render(
    <StyleSheetManager target={document.head}>
      <MemoryRouter initialEntries={[path]}>
        <App queryClient={queryClient} />
        <LocationProbe onChange={(current) => ({ pathname, search } = current)} />
      </MemoryRouter>
    </StyleSheetManager>,
  )
  return {
    user: userEvent.setup({ delay: null }),
    queryClient,
    /** Path of the current location. */
    currentPath: () => pathname,
    /** With its search parameters. */
    currentUrl: () => pathname + search,
  }
}

function LocationProbe({ onChange }: { onChange: (location: Location) => void }) {
  onChange(useLocation())
  return null
}

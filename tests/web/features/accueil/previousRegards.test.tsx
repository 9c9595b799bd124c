import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { regardsQueries } from '@web/features/regards/queries/regardsQueries'
import { buildRegard } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { errorResponse, mockRegards, mockSession } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'

beforeEach(() => mockSession(null))

it('the home page shows the covers of the three issues before the newest, which lead to them', async () => {
  mockRegards([52, 51, 50, 49].map((numero) => buildRegard({ numero, id: String(numero) })))
  renderApp('/')

  const shelf = within(await screen.findByRole('region', { name: 'Les numéros précédents' }))
  expect(
    shelf
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link').getAttribute('href')),
  ).toEqual(['/regards/51', '/regards/50', '/regards/49'])
  expect(shelf.getByRole('link', { name: 'Tous les numéros de Regards' })).toHaveAttribute(
    'href',
    '/regards',
  )
})

it('has no shelf with a single issue', async () => {
  mockRegards([buildRegard({ numero: 52 })])
  renderApp('/')
  await screen.findByRole('link', { name: 'Consulter le dernier numéro' })
  expect(screen.queryByText('Les numéros précédents')).toBeNull()
})

it('is whole without the covers that could not be loaded', async () => {
  expectConsoleError(/Les numéros précédents/)
  const newest = buildRegard({ numero: 52 })
  server.use(
    http.get('/api/regards', ({ request }) =>
      new URL(request.url).searchParams.get('limit') === '1'
        ? HttpResponse.json({ docs: [newest], hasNextPage: false })
        : errorResponse(503, 'En panne.'),
    ),
  )
  const { queryClient } = renderApp('/')
  expect(await screen.findByRole('link', { name: 'Consulter le dernier numéro' })).toBeVisible()
  const { queryKey } = regardsQueries.previous()
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'))
})

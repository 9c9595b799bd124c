import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { buildArticleSummary, buildFigure } from '../../support/articles'
import { buildRegard } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { errorResponse, mockRegards, mockSession } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'

beforeEach(() => {
  mockSession(null)
  mockRegards([buildRegard({ numero: 52 })])
})

it('the home page leads to the first articles of the newest issue', async () => {
  const articles = [
    buildArticleSummary({ image: buildFigure('3-f1') }),
    buildArticleSummary({ slug: 'la-bourree', titre: 'La bourrée au XIXe siècle', chapo: null }),
  ]
  server.use(http.get('/api/regards/articles', () => HttpResponse.json({ numero: 52, articles })))
  renderApp('/')

  const list = within(await screen.findByRole('region', { name: 'À lire dans ce numéro' }))
  const links = list.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/regards/52/articles/un-langage-de-fil',
    '/regards/52/articles/la-bourree',
  ])
  expect(list.getByText('Le costume disait d’où l’on venait.')).toBeVisible()
  expect(list.getByRole('heading', { level: 4, name: 'Un langage de fil' })).toBeVisible()
  expect(list.getByText('e').tagName).toBe('SUP')
})

it('shows no articles where the newest issue has none', async () => {
  renderApp('/')
  await screen.findByRole('link', { name: 'Consulter le dernier numéro' })
  expect(screen.queryByText('À lire dans ce numéro')).toBeNull()
})

it('is whole without the articles that could not be loaded', async () => {
  expectConsoleError(/Les articles du dernier numéro/)
  server.use(http.get('/api/regards/articles', () => errorResponse(503, 'En panne.')))
  const { queryClient } = renderApp('/')
  expect(await screen.findByRole('link', { name: 'Consulter le dernier numéro' })).toBeVisible()
  const { queryKey } = articleQueries.latest()
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'))
  expect(screen.queryByText('À lire dans ce numéro')).toBeNull()
})

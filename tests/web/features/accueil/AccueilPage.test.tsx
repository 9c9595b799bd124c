import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { HttpResponse } from 'msw'
import { articleQueries } from '@web/domain/articles/articleQueries'
import { regardsQueries } from '@web/features/regards/queries/regardsQueries'
import { buildImage, buildRegard } from '../../support/builders'
import { globalsHandler } from '../../support/globals'
import { errorResponse, mockRegards, mockSession, mockSite } from '../../support/handlers'
import { expectFoundLink, expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi, server } from '../../support/server'
import { buildArticleSummary, buildFigure } from '../../support/articles'
import { expectConsoleError } from '../../support/consoleErrors'

beforeEach(() => mockSite(null, []))

describe('the home page', () => {
  it('has a carousel of three slides', async () => {
    renderApp('/')

    const carousel = within(await screen.findByRole('region', { name: 'À la une' }))
    expect(carousel.getByRole('group', { name: '1 sur 3' })).toHaveTextContent('Préserver')
  })

  it('presents the Payse de France, with her name when it is known', async () => {
    renderApp('/')

    const payse = within(await screen.findByRole('region', { name: 'La Payse de France' }))
    expect(payse.getByText('Une Payse du Berry')).toBeVisible()
    expect(payse.getByText('Ambassadrice des traditions.')).toBeVisible()
  })

  it('shows the pictures that editors chose, with their alternative text', async () => {
    const payseImage = buildImage({ alt: 'Une coiffe de dentelle', url: '/media/images/a/p.jpg' })
    server.use(globalsHandler({ accueil: { payseImage } }))
    renderApp('/')

    expect(await screen.findByAltText('Une coiffe de dentelle')).toBeVisible()
  })

  it('lists the courses under an anchor that links lead to', async () => {
    renderApp('/')

    const courses = await screen.findByRole('region', { name: 'Nos stages' })
    expect(courses).toHaveAttribute('id', 'stages')
    expect(within(courses).getByText('Du 12 au 18 juillet')).toBeVisible()
  })

  it('says where to write, and on which networks', async () => {
    renderApp('/')

    const main = within(await screen.findByRole('main'))
    await expectFoundLink('contact@federation.example', 'mailto:contact@federation.example', main)
    expect(main.getByRole('link', { name: 'Instagram (nouvel onglet)' })).toBeVisible()
  })

  it('says where to write by post, while there is no e-mail address', async () => {
    server.use(globalsHandler({ parametres: { email: null as unknown as string } }))
    renderApp('/')

    const main = within(await screen.findByRole('main'))
    expect(await main.findByText(/75014/, { selector: 'address' })).toBeVisible()
    expect(main.queryByRole('link', { name: /@/ })).toBeNull()
  })
})

beforeEach(() => mockSite(null, [buildRegard({ numero: 52 })]))

it('the home page leads to the first articles of the newest issue', async () => {
  const articles = [
    buildArticleSummary({ image: buildFigure('3-f1') }),
    buildArticleSummary({ slug: 'la-bourree', titre: 'La bourrée au XIXe siècle', chapo: null }),
  ]
  mockApi.get('/api/regards/articles', { numero: 52, articles })
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
  mockApi.get('/api/regards/articles', () => errorResponse(503, 'En panne.'))
  const { queryClient } = renderApp('/')
  expect(await screen.findByRole('link', { name: 'Consulter le dernier numéro' })).toBeVisible()
  const { queryKey } = articleQueries.latest()
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'))
  expect(screen.queryByText('À lire dans ce numéro')).toBeNull()
})

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
  expectLink('Tous les numéros de Regards', '/regards', shelf)
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
  mockApi.get('/api/regards', ({ request }) =>
    new URL(request.url).searchParams.get('limit') === '1'
      ? HttpResponse.json({ docs: [newest], hasNextPage: false })
      : errorResponse(503, 'En panne.'),
  )
  const { queryClient } = renderApp('/')
  expect(await screen.findByRole('link', { name: 'Consulter le dernier numéro' })).toBeVisible()
  const { queryKey } = regardsQueries.previous()
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'))
})

import { act, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Regard } from '@payload-types'
import { App } from '@web/app/App'
import { createQueryClient } from '@web/app/createQueryClient'
import { SiteRouter } from '@web/app/routing/SiteRouter'
import { administrateur, buildImage, buildRegard, buildRegards } from '../../support/builders'
import { errorResponse, mockRegards, mockSession } from '../../support/handlers'
import { expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const previousIssues = async () =>
  within(await screen.findByRole('region', { name: 'Numéros précédents' }))

describe('the page /regards', () => {
  beforeEach(() => mockSession(null))

  it('says that there is no issue yet', async () => {
    mockRegards([])
    renderApp('/regards')

    expect(await screen.findByText('Aucun numéro disponible pour le moment.')).toBeVisible()
    expect(
      screen.getByText(
        "Les administrateurs peuvent ajouter des numéros via la page d'administration.",
      ),
    ).toBeVisible()
  })

  it('highlights the newest issue and lists the others below, with their dates', async () => {
    mockRegards([
      buildRegard({ numero: 12, dateParution: '2024-03-21T12:00:00.000Z' }),
      buildRegard({ numero: 11, dateParution: '2023-12-01T12:00:00.000Z' }),
      buildRegard({ numero: 10, dateParution: '2023-09-15T12:00:00.000Z' }),
    ])
    renderApp('/regards')

    const newest = within(await screen.findByRole('article'))
    expect(newest.getByText('NOUVEAU')).toBeVisible()
    expect(newest.getByRole('heading', { name: '#12' })).toBeVisible()
    expect(newest.getByText('21/03/2024')).toHaveAttribute('datetime', '2024-03-21')
    expectLink('Consulter le dernier numéro', '/regards/12/pdf', newest)
    const previous = await previousIssues()
    const cards = previous.getAllByRole('listitem')
    const titles = cards.map((card) => within(card).getByRole('heading', { level: 4 }).textContent)
    expect(titles).toEqual(['#11', '#10'])
    expect(previous.getByText('01/12/2023')).toBeVisible()
    expect(previous.getAllByRole('link', { name: 'Consulter le numéro' })).toHaveLength(2)
    expect(screen.getAllByText('NOUVEAU')).toHaveLength(1)
  })

  it('asks for the newest first, by date then by number', async () => {
    let query = new URLSearchParams()
    mockApi.get('/api/regards', ({ request }) => {
      query = new URL(request.url).searchParams
      return HttpResponse.json({ docs: [], totalDocs: 0, hasNextPage: false })
    })
    renderApp('/regards')

    await screen.findByText('Aucun numéro disponible pour le moment.')
    expect(Object.fromEntries(query)).toEqual({
      sort: '-dateParution,-numero',
      limit: '25',
      page: '1',
      depth: '1',
    })
  })

  it('has no list of previous issues when there is only one', async () => {
    mockRegards([buildRegard()])
    renderApp('/regards')

    await screen.findByText('NOUVEAU')
    expect(screen.queryByText('Numéros précédents')).not.toBeInTheDocument()
  })

  it('leaves out invalid issues', async () => {
    mockRegards([{ id: '1' } as Regard, null as unknown as Regard, buildRegard({ numero: 7 })])
    renderApp('/regards')

    expect(await screen.findByRole('heading', { name: '#7' })).toBeVisible()
    expect(screen.queryByText('Numéros précédents')).not.toBeInTheDocument()
  })

  it('tells the links apart by the issue that each one opens', async () => {
    mockRegards(buildRegards(3))
    renderApp('/regards')

    const links = (await previousIssues()).getAllByRole('link', { name: 'Consulter le numéro' })
    expect(links[0]).toHaveAccessibleDescription('#2 PDF, nouvel onglet')
    expect(links[1]).toHaveAccessibleDescription('#1 PDF, nouvel onglet')
  })

  it('lets cards appear 0.1 s after one another', async () => {
    mockRegards(buildRegards(25))
    const { user } = renderApp('/')
    await user.click(screen.getByRole('link', { name: '#REGARDS' }))

    const cards = (await previousIssues()).getAllByRole('listitem')
    const delays = cards.map((card) => card.style.animationDelay)
    expect(delays.slice(0, 4)).toEqual(['0s', '0.1s', '0.2s', '0.3s'])
    expect(delays.at(-1)).toBe('2.3s')
  })

  it('shows all cards at once on the way back, where the scroll offset is restored', async () => {
    mockRegards(buildRegards(25))
    window.history.replaceState(null, '', '/')
    render(
      <SiteRouter>
        <App queryClient={createQueryClient()} />
      </SiteRouter>,
    )
    const regardsLink = () => screen.getByRole('link', { name: '#REGARDS' })
    act(() => regardsLink().click())
    const [card] = (await previousIssues()).getAllByRole('listitem')
    expect(card?.style.animation).toBe('')
    act(() => screen.getByRole('link', { name: 'Se connecter' }).click())
    await screen.findByRole('heading', { level: 1, name: 'Connexion' })
    act(() => window.history.back())

    const cards = (await previousIssues()).getAllByRole('listitem')
    expect(cards.map(({ style }) => style.animation)).toEqual(cards.map(() => 'none'))
  })

  it('lets the browser choose the cover’s size, and loads only the first one at once', async () => {
    mockRegards(buildRegards(2))
    renderApp('/regards')

    const previous = await screen.findByAltText('Couverture du numéro 1')
    const newest = screen.getByAltText('Couverture du numéro 2')
    const source = newest.previousElementSibling
    expect(source).toHaveAttribute('srcset', '/media/w320.avif 320w, /media/w720.avif 720w')
    expect(newest).toHaveAttribute('loading', 'eager')
    expect(newest).toHaveAttribute('width', '1000')
    expect(previous).toHaveAttribute('loading', 'lazy')
  })

  it('shows the file itself when a cover is too small to have other sizes', async () => {
    const couverture = buildImage({ url: '/media/petite.gif', sizes: {}, alt: 'Un vielleux' })
    mockRegards([buildRegard({ couverture })])
    renderApp('/regards')

    const cover = await screen.findByAltText('Un vielleux')
    expect(cover).toHaveAttribute('src', '/media/petite.gif')
    expect(cover).not.toHaveAttribute('srcset')
  })

  it('does without a cover and without a PDF', async () => {
    mockRegards([buildRegard({ numero: 4, couverture: 'image-4', pdf: 'pdf-4' })])
    renderApp('/regards')

    expect(await screen.findByRole('heading', { name: '#4' })).toBeVisible()
    expect(screen.getByText('PDF indisponible')).toBeVisible()
  })

  it('adds further issues on demand until there are no more', async () => {
    mockRegards(buildRegards(60))
    const { user } = renderApp('/regards')

    const more = await screen.findByRole('button', { name: 'Afficher plus de numéros' })
    expect((await previousIssues()).getAllByRole('listitem')).toHaveLength(24)
    await user.click(more)
    await waitFor(async () =>
      expect((await previousIssues()).getAllByRole('listitem')).toHaveLength(49),
    )
    await user.click(screen.getByRole('button', { name: 'Afficher plus de numéros' }))
    await waitFor(async () =>
      expect((await previousIssues()).getAllByRole('listitem')).toHaveLength(59),
    )
    expect(screen.queryByRole('button', { name: 'Afficher plus de numéros' })).toBeNull()
    expect(screen.getByRole('link', { name: '#10' })).toHaveFocus()
  })

  it('keeps the list when further issues cannot be loaded, which come when they are asked for again', async () => {
    mockRegards(buildRegards(60))
    const { user } = renderApp('/regards')
    const more = await screen.findByRole('button', { name: 'Afficher plus de numéros' })

    mockApi.get('/api/regards', () => errorResponse(500, 'Panne'))
    await user.click(more)

    expect(await screen.findByText(/Les numéros suivants n’ont pas pu être chargés/)).toBeVisible()
    expect(screen.getByRole('heading', { name: '#60' })).toBeVisible()

    mockRegards(buildRegards(60))
    await user.click(more)
    expect(await screen.findByText('#35')).toBeVisible()
    expect(screen.queryByText(/n’ont pas pu être chargés/)).not.toBeInTheDocument()
  })
})

describe('view counts on /regards', () => {
  it('are shown on each issue to signed-in users', async () => {
    mockSession(administrateur)
    mockRegards([
      buildRegard({ numero: 3, nombreDeVue: 1234 }),
      buildRegard({ numero: 2, nombreDeVue: 1 }),
      buildRegard({ numero: 1, nombreDeVue: 0 }),
    ])
    renderApp('/regards')

    expect(await screen.findByText(/^1\s234 vues$/)).toBeVisible()
    expect(screen.getByText('1 vue')).toBeVisible()
    expect(screen.getByText('0 vue')).toBeVisible()
  })

  it('are not shown to visitors, even if the server gave them', async () => {
    mockSession(null)
    mockRegards([buildRegard({ numero: 3, nombreDeVue: 12 })])
    renderApp('/regards')

    await screen.findByText('NOUVEAU')
    await screen.findByRole('link', { name: 'Se connecter' })
    expect(screen.queryByText(/\d+\svues?/)).not.toBeInTheDocument()
  })
})

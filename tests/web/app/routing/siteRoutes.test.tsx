import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildRegard } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { errorResponse, mockRegards, mockSession, mockSite } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

describe('the routes', () => {
  beforeEach(() => mockSite(null, [buildRegard({ numero: 9 })]))

  it('lead from anywhere unknown to the home page', async () => {
    const { currentPath } = renderApp('/une/page/qui/n-existe-pas')

    await waitFor(() => expect(currentPath()).toBe('/'))
  })

  it.each([
    ['/', 'Accueil'],
    ['/regards', 'Regards'],
    ['/login', 'Connexion'],
  ])('give %s one first heading, a main landmark and its own title', async (path, title) => {
    renderApp(path)

    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getAllByRole('main')).toHaveLength(1)
    await waitFor(() =>
      expect(document.title).toBe(`${title} – Fédération des arts et traditions populaires`),
    )
  })

  it('start reading at the content after a navigation', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    const { user } = renderApp('/')
    await user.click(screen.getByRole('link', { name: '#REGARDS' }))

    await screen.findByRole('heading', { level: 1, name: 'Regards' })
    expect(screen.getByRole('main')).toHaveFocus()
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })
})

describe('the home page', () => {
  beforeEach(() => mockSession(null))

  it('shows the newest issue', async () => {
    mockRegards([buildRegard({ numero: 9 }), buildRegard({ numero: 8 })])
    renderApp('/')

    const newest = within(await screen.findByRole('article'))
    expect(newest.getByRole('heading', { name: '#9' })).toBeVisible()
    expect(newest.getByRole('link', { name: 'Consulter le dernier numéro' })).toBeVisible()
  })

  it('says that the newest issue is loading', async () => {
    mockApi.get('/api/regards', () => delay('infinite'))
    renderApp('/')

    expect(await screen.findByText('Chargement du dernier numéro…')).toBeVisible()
  })

  it('says that there is no issue', async () => {
    mockRegards([])
    renderApp('/')

    expect(await screen.findByText('Aucun numéro disponible pour le moment.')).toBeVisible()
  })

  it('logs that the issue could not be loaded, and shows no issue', async () => {
    expectConsoleError(/Les numéros précédents n’ont pas pu être chargés/)
    expectConsoleError(/^Le dernier numéro n’a pas pu être chargé/)
    mockApi.get('/api/regards', () => errorResponse(500, 'Panne'))
    renderApp('/')

    expect(await screen.findByText('Aucun numéro disponible pour le moment.')).toBeVisible()
  })
})

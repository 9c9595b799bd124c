import { screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { globalsHandler } from '../../support/globals'
import { mockSession, errorResponse } from '../../support/handlers'
import { expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi, server } from '../../support/server'

describe.each([
  { path: '/ressources', setting: 'ressources' },
  { path: '/concours-photo', setting: 'concoursPhoto' },
])('$path', ({ path, setting }) => {
  const watchDeparture = () =>
    vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)

  beforeEach(() => mockSession(null))

  it('says that it leads away while the address is on its way', async () => {
    mockApi.get('/api/globals/parametres', () => delay('infinite'))
    renderApp(path)

    expect(await screen.findByText('Redirection en cours...')).toBeVisible()
  })

  it('leads to the address that the settings give, in place of itself', async () => {
    const replace = watchDeparture()
    server.use(globalsHandler({ parametres: { [setting]: 'https://drive.example.org/a?b=c' } }))
    renderApp(path)

    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://drive.example.org/a?b=c'))
    expect(screen.getByText('Redirection en cours...')).toBeVisible()
  })

  it.each([
    ['no address', undefined],
    ['an empty one', ''],
    ['a script', 'javascript:alert(1)'],
    ['a page of this site', '/regards'],
    ['an e-mail', 'mailto:a@b.fr'],
    ['no text', 7],
  ])('says that there is nothing yet when the settings give %s', async (_what, address) => {
    const replace = watchDeparture()
    server.use(globalsHandler({ parametres: { [setting]: address } }))
    renderApp(path)

    expect(await screen.findByText(/Cette page n’est pas encore ouverte/)).toBeVisible()
    expectLink('Revenir à l’accueil', '/')
    expect(replace).not.toHaveBeenCalled()
  })

  it('says that the address could not be had, and tries again when asked', async () => {
    const replace = watchDeparture()
    mockApi.get('/api/globals/parametres', () => errorResponse(503, 'En panne.'))
    const { user } = renderApp(path)
    expect(await screen.findByText('En panne.')).toBeVisible()

    server.use(globalsHandler({ parametres: { [setting]: 'https://drive.example.org/' } }))
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith('https://drive.example.org/'))
  })
})

import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectConsoleError } from '../../support/consoleErrors'
import { editeur } from '../../support/builders'
import { errorResponse, mockRegards, mockSession } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const here = {
  id: 'session-1',
  appareil: 'Firefox sur Windows',
  adresse: '192.0.2.0/24',
  dateConnexion: '2026-11-25T08:05:00.000Z',
  derniereActivite: '2026-11-25T10:05:00.000Z',
  estActuelle: true,
}
const phone = { ...here, id: 'session-2', appareil: 'Safari sur iPhone', estActuelle: false }
const unknown = { id: 'session-3', appareil: null, adresse: null, estActuelle: false }

/** Mocks the sessions; a DELETE closes them, as on the server. @returns the closed ids */
function mockSessions(...initial: (typeof here | typeof unknown)[]) {
  let sessions = initial
  const closed: unknown[] = []
  mockApi.get('/api/users/sessions', () => HttpResponse.json({ sessions }))
  mockApi.delete('/api/users/sessions', () => {
    closed.push('others')
    sessions = sessions.filter(({ estActuelle }) => estActuelle)
    return HttpResponse.json({ message: 'Vos autres sessions sont fermées.' })
  })
  mockApi.delete('/api/users/sessions/:id', ({ params }) => {
    closed.push(params.id)
    sessions = sessions.filter(({ id }) => id !== params.id)
    return HttpResponse.json({ message: 'La session est fermée.' })
  })
  return closed
}

const devices = async () =>
  within(await screen.findByRole('list', { name: 'Appareils connectés' })).getAllByRole('listitem')

describe('the page /compte', () => {
  beforeEach(() => mockSession(editeur))

  it('leads a visitor to the login page', async () => {
    mockSession(null)
    const { currentPath } = renderApp('/compte')

    await screen.findByRole('heading', { name: 'Connexion' })
    expect(currentPath()).toBe('/login')
  })

  it('says whose account it is', async () => {
    mockSessions(here)
    renderApp('/compte')

    expect(await screen.findByText(`${editeur.email}, éditeur`)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Mon compte', level: 1 })).toBeVisible()
  })

  it('is in the menu of the account', async () => {
    mockSessions(here)
    mockRegards([])
    const { user, currentPath } = renderApp('/regards')
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))
    await user.click(screen.getByRole('link', { name: 'Sécurité du compte' }))

    expect(currentPath()).toBe('/compte')
  })

  it('shows each device with place and times, and which one this is', async () => {
    mockSessions(here, phone, unknown)
    renderApp('/compte')
    const [first, second, third] = await devices()

    expect(first).toHaveTextContent('Firefox sur WindowsCet appareil')
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
    expect(second).toHaveTextContent(/^Safari sur iPhoneDernière activité : 25 novembre à \d\d:05/)
    expect(second).toHaveTextContent('Adresse : 192.0.2.…')
    expect(third).toHaveTextContent(/^Appareil inconnuDéconnecter/)
  })

  it('signs one device out, and confirms it', async () => {
    const closed = mockSessions(here, phone, unknown)
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Déconnecter Safari sur iPhone' }))

    expect(await screen.findByText('Safari sur iPhone : déconnecté.')).toBeVisible()
    expect(closed).toEqual(['session-2'])
    expect(await devices()).toHaveLength(2)
    expect(screen.getByRole('list', { name: 'Appareils connectés' })).toHaveFocus()
  })

  it('signs all others out', async () => {
    const closed = mockSessions(here, phone, unknown)
    const { user } = renderApp('/compte')
    const all = await screen.findByRole('button', { name: 'Déconnecter tous les autres' })
    await user.click(all)

    expect(await screen.findByText('Tous les autres appareils sont déconnectés.')).toBeVisible()
    expect(closed).toEqual(['others'])
    expect(await devices()).toHaveLength(1)
    expect(all).not.toBeInTheDocument()
  })

  it('takes a device that is signed out already as signed out', async () => {
    mockSessions(here, phone)
    mockApi.delete('/api/users/sessions/:id', () =>
      errorResponse(404, 'Cette session n’existe pas.', { code: 'not-found' }),
    )
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Déconnecter Safari sur iPhone' }))

    expect(await screen.findByText('Safari sur iPhone : déconnecté.')).toBeVisible()
  })

  it('says why a device could not be signed out', async () => {
    expectConsoleError(/^La déconnexion d’un appareil a échoué/)
    mockSessions(here, phone)
    mockApi.delete('/api/users/sessions/:id', () => HttpResponse.error())
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Déconnecter Safari sur iPhone' }))

    await expectAlert('Le serveur est injoignable')
    expect(await devices()).toHaveLength(2)
  })

  it('asks again for a list that could not be loaded', async () => {
    mockApi.get('/api/users/sessions', () => errorResponse(400, 'Pas maintenant.'))
    const { user } = renderApp('/compte')
    await expectAlert('Pas maintenant.')
    mockSessions(here)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))

    expect(await devices()).toHaveLength(1)
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { regardsQueries } from '@web/features/regards/queries/regardsQueries'
import { administrateur, buildRegard, editeur } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { mockRegards, mockSession, errorResponse } from '../../support/handlers'
import { expectAlert, expectFoundLink, expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'
import { setViewportWidth } from '../../support/setViewportWidth'

const footer = () => within(screen.getByRole('contentinfo'))

describe('the session in the layout', () => {
  beforeEach(() => mockRegards([]))
  afterEach(() => setViewportWidth(1024))

  it('is a way in for visitors, and no account menu', async () => {
    mockSession(null)
    renderApp('/regards')

    await expectFoundLink('Se connecter', '/login')
    expectLink('Accueil', '/')
    expect(screen.queryByRole('button', { name: 'Mon compte' })).not.toBeInTheDocument()
  })

  it('is an account menu with the administration for an administrateur', async () => {
    mockSession(administrateur)
    const { user } = renderApp('/regards')
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))

    expect(screen.getByText(/Connecté en tant que/)).toHaveTextContent('camille@example.org')
    expectLink('Administration', '/adminregards')
    expect(footer().getByRole('button', { name: 'Se déconnecter' })).toBeVisible()

    await user.keyboard('{Escape}')
    expect(screen.getByText(/Connecté en tant que/)).not.toBeVisible()
    expect(screen.getByRole('button', { name: 'Mon compte' })).toHaveFocus()
  })

  it('is an account menu without the administration for an editeur', async () => {
    mockSession(editeur)
    const { user } = renderApp('/regards')
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))

    expect(screen.getByText(/Connecté en tant que/)).toHaveTextContent('dominique@example.org')
    expect(screen.queryByRole('link', { name: 'Administration' })).not.toBeInTheDocument()
  })

  it('is, on a small screen, a menu that each navigation closes', async () => {
    setViewportWidth(360)
    mockSession(administrateur)
    const { user } = renderApp('/regards')
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    expect(screen.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-expanded', 'true')
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))
    await user.click(screen.getByRole('link', { name: 'Administration' }))

    await screen.findByRole('heading', { name: 'Administration des Regards' })
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByText(/Connecté en tant que/)).not.toBeVisible()
  })
})

describe('signing out', () => {
  let isSignedIn = true

  beforeEach(() => {
    isSignedIn = true
    mockApi.get('/api/users/me', () =>
      HttpResponse.json({ user: isSignedIn ? administrateur : null }),
    )
    mockApi.post('/api/users/logout', () => {
      isSignedIn = false
      return HttpResponse.json({ message: 'Déconnecté.' })
    })
    mockApi.get('/api/regards', () =>
      HttpResponse.json({
        docs: [buildRegard({ numero: 5, ...(isSignedIn && { nombreDeVue: 33 }) })],
        totalDocs: 1,
        hasNextPage: false,
      }),
    )
  })

  it('leads from the account menu to the home page, with counts gone', async () => {
    const { user, currentPath } = renderApp('/regards')
    expect(await screen.findByText('33 vues')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))
    const menu = within(screen.getByRole('navigation', { name: 'Navigation principale' }))
    await user.click(menu.getByRole('button', { name: 'Se déconnecter' }))

    expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible()
    expect(currentPath()).toBe('/')
    expect(isSignedIn).toBe(false)
    expect(screen.queryByText('33 vues')).not.toBeInTheDocument()
  })

  it('begins at once, and leaves the focus at the content of the home page', async () => {
    const { user } = renderApp('/')
    await user.click(await screen.findByRole('button', { name: 'Mon compte' }))
    const menu = within(screen.getByRole('navigation', { name: 'Navigation principale' }))
    await user.click(menu.getByRole('button', { name: 'Se déconnecter' }))

    expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('leads to the home page from the administration too, not to the login page', async () => {
    const paths = new Set<string>()
    const { user, currentPath } = renderApp('/adminregards')
    await screen.findByText('Nouveau Numéro')
    await user.click(footer().getByRole('button', { name: 'Se déconnecter' }))

    await waitFor(() => {
      paths.add(currentPath())
      expect(screen.getByRole('link', { name: 'Se connecter' })).toBeVisible()
    })
    expect(currentPath()).toBe('/')
    expect(paths).not.toContain('/login')
  })

  it('shows a failure, and keeps the session', async () => {
    expectConsoleError(/^La déconnexion a échoué/)
    mockApi.post('/api/users/logout', () => errorResponse(503, 'Service indisponible'))
    const { user } = renderApp('/regards')
    await screen.findByText('33 vues')
    await user.click(footer().getByRole('button', { name: 'Se déconnecter' }))

    await expectAlert('La déconnexion a échoué')
    expect(screen.getByRole('button', { name: 'Mon compte' })).toBeVisible()
  })

  it('succeeds when the server has no session any more', async () => {
    mockApi.post('/api/users/logout', () => {
      isSignedIn = false
      return errorResponse(400, 'No User')
    })
    const { user } = renderApp('/regards')
    await screen.findByText('33 vues')
    await user.click(footer().getByRole('button', { name: 'Se déconnecter' }))

    expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible()
  })
})

describe('a session shared between tabs', () => {
  beforeEach(() => mockRegards([]))

  it('ends here when it ends in another tab', async () => {
    mockSession(administrateur)
    renderApp('/adminregards')
    await screen.findByText('Nouveau Numéro')

    mockSession(null)
    tellFromAnotherTab({ type: 'signed-out' })
    expect(await screen.findByText('Votre session est terminée')).toBeVisible()
    expect(screen.queryByText('Nouveau Numéro')).not.toBeInTheDocument()
  })

  it('goes on here when it begins again in another tab', async () => {
    mockSession(administrateur)
    renderApp('/adminregards')
    await screen.findByText('Nouveau Numéro')
    mockSession(null)
    tellFromAnotherTab({ type: 'signed-out' })
    await screen.findByText('Votre session est terminée')

    mockSession(administrateur)
    tellFromAnotherTab({ type: 'signed-in' })
    expect(await screen.findByText('Nouveau Numéro')).toBeVisible()
  })

  it('begins here when it begins in another tab', async () => {
    mockSession(null)
    renderApp('/regards')
    await screen.findByRole('link', { name: 'Se connecter' })

    mockSession(administrateur)
    tellFromAnotherTab({ type: 'signed-in' })
    expect(await screen.findByRole('button', { name: 'Mon compte' })).toBeVisible()
  })

  it('is announced to the other tabs when it ends here', async () => {
    mockSession(administrateur)
    mockApi.post('/api/users/logout', {})
    const heard: unknown[] = []
    const otherTab = new BroadcastChannel('regards:session')
    otherTab.onmessage = ({ data }: MessageEvent) => heard.push(data)
    const { user } = renderApp('/regards')
    await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))

    await waitFor(() => expect(heard).toEqual([{ type: 'signed-out' }]))
    otherTab.close()
  })
})

describe('a session over time', () => {
  beforeEach(() => mockRegards([]))

  it('is refreshed 5 minutes before it ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60
    let refreshCount = 0
    mockApi.get('/api/users/me', { user: administrateur, exp: inMinutes(60) })
    mockApi.post('/api/users/refresh-token', () => {
      refreshCount += 1
      return HttpResponse.json({ exp: inMinutes(60), refreshedToken: 'jeton' })
    })
    renderApp('/regards')
    await screen.findByRole('button', { name: 'Mon compte' })

    await act(() => vi.advanceTimersByTimeAsync(54 * 60_000))
    expect(refreshCount).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await waitFor(() => expect(refreshCount).toBe(1))
    await act(() => vi.advanceTimersByTimeAsync(55 * 60_000))
    await waitFor(() => expect(refreshCount).toBe(2))
  })

  it('is over when the server no longer accepts it: the page says so, and signing in leads back', async () => {
    mockSession(administrateur)
    const { user, currentPath, currentUrl, queryClient } = renderApp('/adminregards?page=2')
    await screen.findByText('Nouveau Numéro')

    mockSession(null)
    mockApi.get('/api/regards', () => errorResponse(401, 'Session expirée'))
    await queryClient.query(regardsQueries.latest()).catch(() => {})
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('Votre session est terminée')
    expect(currentPath()).toBe('/adminregards')
    await user.click(screen.getByRole('link', { name: 'Se reconnecter' }))
    await waitFor(() =>
      expect(currentUrl()).toBe(`/login?redirect=${encodeURIComponent('/adminregards?page=2')}`),
    )

    mockSession(administrateur)
    tellFromAnotherTab({ type: 'signed-in' })
    await waitFor(() => expect(currentUrl()).toBe('/adminregards?page=2'))
  })
})

function tellFromAnotherTab(message: unknown) {
  const otherTab = new BroadcastChannel('regards:session')
  otherTab.postMessage(message)
  otherTab.close()
}

import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { administrateur } from '../../support/builders'
import { mockRegards, mockSession } from '../../support/handlers'
import { mockApi } from '../../support/server'

// The code of the home page never arrives.
vi.mock('@web/app/routing/HomeRoute', () => new Promise(() => {}))

// Files share modules: the routes of this one are its own.
vi.resetModules()
const { renderApp } = await import('../../support/renderApp')
afterAll(() => vi.resetModules())

describe('signing out while the home page does not arrive', () => {
  beforeEach(() => {
    mockRegards([])
    mockSession(administrateur)
    mockApi.post('/api/users/logout', {})
  })

  it('shows and tells the other tabs at once that the session has ended', async () => {
    const heard: unknown[] = []
    const otherTab = new BroadcastChannel('regards:session')
    otherTab.onmessage = ({ data }: MessageEvent) => heard.push(data)
    const { user } = renderApp('/regards')
    await screen.findByText('Aucun numéro disponible pour le moment.')
    await signOut(user)

    expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mon compte' })).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(heard).toEqual([{ type: 'signed-out' }]))
    otherTab.close()
  })

  it('tells the other tabs from a guarded page too, and shows it on the next page', async () => {
    const heard: unknown[] = []
    const otherTab = new BroadcastChannel('regards:session')
    otherTab.onmessage = ({ data }: MessageEvent) => heard.push(data)
    const { user } = renderApp('/adminregards')
    await screen.findByText('Nouveau Numéro')
    await signOut(user)
    await waitFor(() => expect(heard).toEqual([{ type: 'signed-out' }]))
    otherTab.close()
    expect(screen.getByText('Nouveau Numéro')).toBeVisible()

    await user.click(screen.getByRole('link', { name: '#REGARDS' }))
    expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Regards' })).toBeVisible()
  })
})

async function signOut(user: ReturnType<typeof renderApp>['user']) {
  const footer = within(screen.getByRole('contentinfo'))
  await user.click(await footer.findByRole('button', { name: 'Se déconnecter' }))
}

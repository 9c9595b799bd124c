import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrateur } from '../../support/builders'
import { mockSession, errorResponse } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'
import { expectConsoleError } from '../../support/consoleErrors'

const page = '/nouveau-mot-de-passe#jeton=un-jeton'
const password = () => screen.findByLabelText('Nouveau mot de passe')

describe('the page /nouveau-mot-de-passe', () => {
  beforeEach(() => mockSession(null))

  it('sends the password with the token of the link, and leads to the login page', async () => {
    let sent: unknown
    mockApi.post('/api/users/reset-password', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ message: 'Votre mot de passe a été changé.' })
    })
    const { user, currentPath } = renderApp(page)
    await user.type(await password(), 'bourree')
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    await user.keyboard('{Enter}')

    await screen.findByText('Votre mot de passe a été changé.')
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toHaveTextContent('Votre mot de passe a été changé.')
    expect(sent).toEqual({ token: 'un-jeton', password: 'bourree' })
    await user.click(screen.getByRole('link', { name: 'Se connecter' }))
    expect(currentPath()).toBe('/login')
  })

  it('refetches the session: the account’s sessions have ended', async () => {
    mockSession(administrateur)
    mockApi.post('/api/users/reset-password', () => {
      mockSession(null)
      return HttpResponse.json({ message: 'Votre mot de passe a été changé.' })
    })
    const { user, queryClient } = renderApp(page)
    await user.type(await password(), 'bourree{Enter}')

    await waitFor(() => expect(queryClient.getQueryData(['session'])).toBeNull())
  })

  it('hides the password, unless it is to be seen', async () => {
    const { user } = renderApp(page)
    expect(await password()).toHaveAttribute('type', 'password')

    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(await password()).toHaveAttribute('type', 'text')

    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
    expect(await password()).toHaveAttribute('type', 'password')
  })

  it('wants at least 6 characters', async () => {
    const { user } = renderApp(page)
    await user.type(await password(), '12345{Enter}')

    expect(await password()).toHaveAccessibleDescription(
      'Au moins 6 caractères. Le mot de passe doit contenir au moins 6 caractères.',
    )
    expect(await password()).toBeInvalid()
  })

  it.each([
    ['without a token', '/nouveau-mot-de-passe'],
    ['with an empty one', '/nouveau-mot-de-passe#jeton='],
  ])('says that the link is not valid: %s', async (_name, path) => {
    const { user, currentPath } = renderApp(path)

    await expectAlert(/Ce lien n’est pas valable/)
    await user.click(screen.getByRole('link', { name: 'Demander un autre lien' }))
    expect(currentPath()).toBe('/mot-de-passe-oublie')
  })

  it('shows the server’s message for an invalid link', async () => {
    mockApi.post('/api/users/reset-password', () =>
      errorResponse(400, 'Ce lien n’est pas valable, ou ne l’est plus.', {
        code: 'invalid-token',
      }),
    )
    const { user } = renderApp(page)
    await user.type(await password(), 'bourree{Enter}')

    expect(await screen.findByRole('link', { name: 'Demander un autre lien' })).toBeVisible()
    expect(screen.queryByLabelText('Nouveau mot de passe')).not.toBeInTheDocument()
  })

  it('shows another failure, and keeps typed values', async () => {
    expectConsoleError(/^Le changement de mot de passe a échoué/)
    mockApi.post('/api/users/reset-password', () => HttpResponse.error())
    const { user } = renderApp(page)
    await user.type(await password(), 'bourree{Enter}')

    await expectAlert('Le serveur est injoignable')
    expect(await password()).toHaveValue('bourree')
  })
})

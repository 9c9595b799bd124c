import { screen } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { mockSession, errorResponse } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'
import { expectConsoleError } from '../../support/consoleErrors'

const email = () => screen.findByLabelText('Email')
const submit = () => screen.findByRole('button', { name: 'Recevoir un lien' })

describe('the page /mot-de-passe-oublie', () => {
  beforeEach(() => mockSession(null))

  it('is led to by the login page, and leads back', async () => {
    const { user, currentPath } = renderApp('/login')
    await user.click(await screen.findByRole('link', { name: /^Mot de passe oublié/ }))
    expect(currentPath()).toBe('/mot-de-passe-oublie')

    await user.click(await screen.findByRole('link', { name: 'Revenir à la connexion' }))
    expect(currentPath()).toBe('/login')
  })

  it('replaces the form by the server’s message, for any address', async () => {
    let asked: unknown
    mockApi.post('/api/users/forgot-password', async ({ request }) => {
      asked = await request.json()
      return HttpResponse.json({ message: 'Si un compte a cette adresse…' }, { status: 202 })
    })
    const { user } = renderApp('/mot-de-passe-oublie')
    await user.type(await email(), ' camille@example.org {Enter}')

    expect(await screen.findByRole('status')).toHaveTextContent('Si un compte a cette adresse…')
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    expect(asked).toEqual({ email: 'camille@example.org' })
  })

  it('shows the error of an invalid address as the login page does, without a request', async () => {
    const { user } = renderApp('/mot-de-passe-oublie')
    await user.click(await submit())
    expect(await email()).toHaveAccessibleDescription("L'email est requis")
    expect(await email()).toHaveFocus()

    await user.type(await email(), 'camille@{Enter}')
    expect(await email()).toHaveAccessibleDescription("Format d'email invalide")
  })

  it('says that it is busy, and asks once', async () => {
    let count = 0
    mockApi.post('/api/users/forgot-password', () => {
      count += 1
      return delay('infinite')
    })
    const { user } = renderApp('/mot-de-passe-oublie')
    await user.type(await email(), 'camille@example.org{Enter}{Enter}')

    expect(await screen.findByRole('button', { name: 'Envoi…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(count).toBe(1)
  })

  it('shows a refusal, and lets one try again', async () => {
    expectConsoleError(/^La demande d’un nouveau mot de passe a échoué/)
    mockApi.post('/api/users/forgot-password', () =>
      errorResponse(429, 'Trop de requêtes depuis cette adresse. Réessayez dans un instant.'),
    )
    const { user } = renderApp('/mot-de-passe-oublie')
    await user.type(await email(), 'camille@example.org{Enter}')

    await expectAlert('Trop de requêtes')
    expect(await submit()).toBeEnabled()
  })
})

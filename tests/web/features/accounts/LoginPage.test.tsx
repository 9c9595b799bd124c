import { screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrateur } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { errorResponse, inTwoHours, mockSession, mockSite } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const email = () => screen.findByLabelText('Email')
const password = () => screen.findByLabelText('Mot de passe')
const submit = () => screen.findByRole('button', { name: 'Se connecter' })

describe('the page /login', () => {
  beforeEach(() => mockSite(null, []))

  it('shows no error before a field was touched, and cannot be submitted yet', async () => {
    renderApp('/login')

    expect(await submit()).toBeDisabled()
    expect(screen.queryByText("L'email est requis")).not.toBeInTheDocument()
    expect(screen.queryByText('Le mot de passe est requis')).not.toBeInTheDocument()
  })

  it('shows the error of an empty field once it was left, linked to the field', async () => {
    const { user } = renderApp('/login')
    await user.click(await email())
    await user.tab()

    expect(await email()).toHaveAccessibleDescription("L'email est requis")
    expect(await email()).toBeInvalid()
    expect(screen.queryByText('Le mot de passe est requis')).not.toBeInTheDocument()

    await user.tab()
    expect(await password()).toHaveAccessibleDescription('Le mot de passe est requis')
  })

  it('says that the email is malformed, until it is right', async () => {
    const { user } = renderApp('/login')
    await user.type(await email(), 'camille@')
    await user.tab()
    expect(await email()).toHaveAccessibleDescription("Format d'email invalide")

    await user.type(await email(), 'example.org')
    expect(await email()).toBeValid()
    expect(screen.queryByText("Format d'email invalide")).not.toBeInTheDocument()
  })

  it('can be submitted as soon as both fields are right', async () => {
    const { user } = renderApp('/login')
    await user.type(await email(), 'camille@example.org')
    expect(await submit()).toBeDisabled()
    await user.type(await password(), 'secret')

    expect(await submit()).toBeEnabled()
  })

  it('shows the password on demand, and hides it again', async () => {
    const { user } = renderApp('/login')
    await user.type(await password(), 'secret')
    expect(await password()).toHaveAttribute('type', 'password')

    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(await password()).toHaveAttribute('type', 'text')
    expect(await password()).toHaveValue('secret')
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
    expect(await password()).toHaveAttribute('type', 'password')
  })

  it('tells why nothing happens when Enter is pressed in an invalid form', async () => {
    const { user } = renderApp('/login')
    await user.type(await email(), 'camille{Enter}')

    await expectAlert('Veuillez remplir tous les champs correctement.')
    expect(await email()).toHaveAccessibleDescription("Format d'email invalide")
    expect(await password()).toHaveAccessibleDescription('Le mot de passe est requis')
  })

  it('signs in and goes to the home page', async () => {
    let credentials: unknown
    mockApi.post('/api/users/login', async ({ request }) => {
      credentials = await request.json()
      return HttpResponse.json({ user: administrateur, exp: inTwoHours(), token: 'jeton' })
    })
    const { user, currentPath } = renderApp('/login')
    await user.type(await email(), 'camille@example.org')
    await user.type(await password(), 'secret{Enter}')

    await waitFor(() => expect(currentPath()).toBe('/'))
    expect(await screen.findByRole('button', { name: 'Mon compte' })).toBeVisible()
    expect(credentials).toEqual({ email: 'camille@example.org', password: 'secret' })
  })

  it('waits for the answer with its button disabled', async () => {
    mockApi.post('/api/users/login', () => delay('infinite'))
    const { user } = renderApp('/login')
    await user.type(await email(), 'camille@example.org')
    await user.type(await password(), 'secret')
    await user.click(await submit())

    expect(await screen.findByRole('button', { name: 'Connexion...' })).toBeDisabled()
  })

  it.each([
    ['wrong credentials', () => errorResponse(401, 'The email or password provided is incorrect.')],
    ['a locked account', () => errorResponse(429, 'Compte bloqué', { code: 'too-many-requests' })],
    ['a server that is down', () => HttpResponse.error()],
  ])('says the same for any failure and logs it: %s', async (_name, answer) => {
    expectConsoleError(/^La connexion a échoué/)
    mockApi.post('/api/users/login', answer)
    const { user, currentPath } = renderApp('/login')
    await user.type(await email(), 'camille@example.org')
    await user.type(await password(), 'mauvais')
    await user.click(await submit())

    await expectAlert('Email ou mot de passe incorrect.')
    expect(currentPath()).toBe('/login')
    expect(await submit()).toBeEnabled()
    expect(await email()).toHaveValue('camille@example.org')
  })

  it('sends an account that must set up its second factor to its own page', async () => {
    mockSession(administrateur, { secondFactorSetupRequired: true })
    mockApi.get('/api/users/second-factor', () => delay('infinite'))
    const { currentPath } = renderApp('/login')

    await waitFor(() => expect(currentPath()).toBe('/compte'))
  })

  it('redirects signed-in users to the home page', async () => {
    mockSession(administrateur)
    const { currentPath } = renderApp('/login')

    await waitFor(() => expect(currentPath()).toBe('/'))
  })
})

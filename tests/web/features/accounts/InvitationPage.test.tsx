import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorResponse, mockSession } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const page = '/invitation#jeton=un-jeton'
const password = () => screen.findByLabelText('Votre mot de passe')

describe('the page /invitation', () => {
  beforeEach(() => mockSession(null))

  it('welcomes, sends the password with the token of the link, and leads to the login page', async () => {
    let sent: unknown
    mockApi.post('/api/users/reset-password', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ message: 'Votre mot de passe a été changé.' })
    })
    const { user, currentPath } = renderApp(page)
    await user.type(await password(), 'bourree')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bienvenue')
    await user.click(screen.getByRole('button', { name: 'Choisir ce mot de passe' }))

    expect(await screen.findByText('Votre mot de passe est choisi.')).toBeVisible()
    expect(
      screen.getByText(/^Votre compte est prêt\s: connectez-vous avec l’adresse/),
    ).toBeVisible()
    expect(sent).toEqual({ token: 'un-jeton', password: 'bourree' })
    await user.click(screen.getByRole('link', { name: 'Se connecter' }))
    expect(currentPath()).toBe('/login')
  })

  it('names the person to ask when the invitation is invalid', async () => {
    mockApi.post('/api/users/reset-password', () =>
      errorResponse(400, 'Ce lien n’est pas valable, ou ne l’est plus.', {
        code: 'invalid-token',
      }),
    )
    const { user } = renderApp(page)
    await user.type(await password(), 'bourree{Enter}')

    await expectAlert('Demandez-en une autre à un administrateur du site.')
  })
})

describe('the strength of a password that is being typed', () => {
  /** Mocks the server's estimate. @returns the passwords that it was asked about */
  function mockStrength(answer: () => Response) {
    const asked: unknown[] = []
    mockApi.post('/api/users/password-strength', async ({ request }) => {
      asked.push(await request.json())
      return answer()
    })
    return asked
  }

  beforeEach(() => mockSession(null))

  it.each([
    ['faible', false, 'Faible : allongez-le, par exemple avec trois ou quatre mots sans rapport.'],
    ['faible', true, 'Parmi les plus courants : il sera refusé.'],
    ['correct', false, 'Correct : un ou deux mots de plus le rendraient fort.'],
    ['fort', false, 'Fort.'],
  ])('is shown and announced: %s, among the common ones: %s', async (strength, isCommon, words) => {
    const asked = mockStrength(() => HttpResponse.json({ strength, isCommon }))
    const { user } = renderApp(page)
    await user.type(await password(), 'bourree')

    const meter = await screen.findByRole('meter', { name: 'Solidité du mot de passe' })
    expect(meter).toHaveAttribute('aria-valuetext', strength)
    expect(screen.getByText(words).closest('[aria-live="polite"]')).toContainElement(meter)
    // After a pause, once.
    expect(asked).toEqual([{ password: 'bourree' }])
  })

  it('is not asked for while the password is too short', async () => {
    const asked = mockStrength(() => HttpResponse.json({ strength: 'fort', isCommon: false }))
    const { user } = renderApp(page)
    await user.type(await password(), 'bourree')
    const meter = await screen.findByRole('meter')
    await user.type(await password(), '{Backspace}{Backspace}')

    expect(meter).not.toBeInTheDocument()
    expect(asked).toHaveLength(1)
  })

  it('prevents nothing when the server does not tell it', async () => {
    let isAnswered = false
    mockStrength(() => {
      isAnswered = true
      return errorResponse(429, 'Trop de requêtes.')
    })
    mockApi.post('/api/users/reset-password', { message: 'Changé.' })
    const { user } = renderApp(page)
    await user.type(await password(), 'bourree')
    await expect.poll(() => isAnswered).toBe(true)
    expect(screen.queryByRole('meter')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')

    expect(await screen.findByText('Votre mot de passe est choisi.')).toBeVisible()
  })
})

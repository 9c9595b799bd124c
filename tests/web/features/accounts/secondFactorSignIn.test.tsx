import { screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { administrateur } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { errorResponse, inTwoHours, mockSite } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const startAuthentication = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }))

const signedIn = () =>
  HttpResponse.json({ user: administrateur, exp: inTwoHours(), token: 'jeton' })
const wanted = (methods: string[]) =>
  errorResponse(401, 'Ce compte demande un second facteur', {
    code: 'second-factor-required',
    data: { methods },
  })

beforeEach(() => mockSite(null, []))

/** Answers the sign-ins one after the other, and keeps what they sent. */
function answerSignIns(...answers: (() => Response)[]): unknown[] {
  const sent: unknown[] = []
  mockApi.post('/api/users/login', async ({ request }) => {
    sent.push(await request.json())
    return (answers[sent.length - 1] ?? signedIn)()
  })
  return sent
}

async function typePassword() {
  const app = renderApp('/login')
  await app.user.type(await screen.findByLabelText('Email'), 'camille@example.org')
  await app.user.type(screen.getByLabelText('Mot de passe'), 'secret{Enter}')
  return app
}

describe('the code after the password', () => {
  it('is asked for, and sent with the password', async () => {
    const sent = answerSignIns(() => wanted(['totp', 'recovery-code']))
    const { user, currentPath } = await typePassword()
    const code = await screen.findByLabelText('Code à six chiffres')
    expect(code).toHaveFocus()
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code).toHaveAttribute('inputmode', 'numeric')
    expect(screen.queryByLabelText('Mot de passe')).not.toBeInTheDocument()
    await user.type(code, '123456{Enter}')

    await waitFor(() => expect(currentPath()).toBe('/'))
    expect(sent).toEqual([
      { email: 'camille@example.org', password: 'secret' },
      { email: 'camille@example.org', password: 'secret', code: '123456' },
    ])
  })

  it('accepts a recovery code for an account with only a passkey', async () => {
    answerSignIns(() => wanted(['passkey', 'recovery-code']))
    await typePassword()

    expect(await screen.findByLabelText('Code de récupération')).toHaveAccessibleDescription(
      /Votre compte a une clé d’accès/,
    )
  })

  it.each([
    [
      'is wrong',
      () => errorResponse(401, 'Ce code n’est pas le bon.', { code: 'second-factor-invalid' }),
      'Ce code n’est pas le bon.',
    ],
    [
      'was tried too often',
      () => errorResponse(401, 'Email ou mot de passe incorrect.', { code: 'invalid-credentials' }),
      'Trop d’essais. Attendez dix minutes, puis recommencez.',
    ],
    [
      'cannot be sent',
      () => HttpResponse.error(),
      'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
    ],
  ])('says that it %s, and can be typed again', async (_name, answer, message) => {
    expectConsoleError(/^La connexion a échoué/)
    answerSignIns(() => wanted(['totp']), answer)
    const { user, currentPath } = await typePassword()
    await user.type(await screen.findByLabelText('Code à six chiffres'), '000000{Enter}')

    await expectAlert(message)
    const code = screen.getByLabelText('Code à six chiffres')
    await waitFor(() => expect(code).toHaveFocus())
    await user.type(code, '123456{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 6 })
    await waitFor(() => expect(currentPath()).toBe('/'))
  })

  it('may not be empty', async () => {
    const sent = answerSignIns(() => wanted(['totp']))
    const { user } = await typePassword()
    await screen.findByLabelText('Code à six chiffres')
    await user.click(screen.getByRole('button', { name: 'Valider' }))

    expect(await screen.findByLabelText('Code à six chiffres')).toHaveAccessibleDescription(
      /Le code est requis/,
    )
    expect(sent).toHaveLength(1)
  })

  it('can be left for another account', async () => {
    answerSignIns(() => wanted(['totp']))
    const { user } = await typePassword()
    await user.click(
      await screen.findByRole('button', { name: 'Revenir à l’adresse et au mot de passe' }),
    )

    expect(await screen.findByLabelText('Email')).toHaveValue('camille@example.org')
  })
})

describe('signing in with a passkey', () => {
  const press = 'Utiliser une clé d’accès'

  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', vi.fn())
    mockApi.post('/api/users/passkeys/options', { challenge: 'defi' })
  })

  it('is offered only where the browser knows passkeys', async () => {
    vi.unstubAllGlobals()
    renderApp('/login')

    expect(await screen.findByRole('button', { name: 'Se connecter' })).toBeVisible()
    expect(screen.queryByRole('button', { name: press })).not.toBeInTheDocument()
  })

  it('sends the browser’s answer to the challenge', async () => {
    let sent: unknown
    startAuthentication.mockResolvedValue({ id: 'cle' })
    mockApi.post('/api/users/passkeys/login', async ({ request }) => {
      sent = await request.json()
      return signedIn()
    })
    const { user, currentPath } = renderApp('/login')
    await user.click(await screen.findByRole('button', { name: press }))

    await waitFor(() => expect(currentPath()).toBe('/'))
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'defi' } })
    expect(sent).toEqual({ id: 'cle' })
  })

  it('shows a message when the browser gives no answer', async () => {
    expectConsoleError(/^La connexion par clé d’accès a échoué/)
    startAuthentication.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    const { user } = renderApp('/login')
    await user.click(await screen.findByRole('button', { name: press }))

    await expectAlert(
      'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous avec votre mot de passe.',
    )
  })

  it('says so when the site does not know it', async () => {
    expectConsoleError(/^La connexion par clé d’accès a échoué/)
    startAuthentication.mockResolvedValue({ id: 'cle' })
    mockApi.post('/api/users/passkeys/login', () =>
      errorResponse(401, 'Cette clé d’accès n’est pas reconnue par le site.', {
        code: 'passkey-invalid',
      }),
    )
    const { user } = renderApp('/login')
    await user.click(await screen.findByRole('button', { name: press }))

    await expectAlert('Cette clé d’accès n’est pas')
  })

  it('waits for the browser', async () => {
    mockApi.post('/api/users/passkeys/options', () => delay('infinite'))
    const { user } = renderApp('/login')
    await user.click(await screen.findByRole('button', { name: press }))

    expect(await screen.findByRole('button', { name: 'Clé d’accès…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { administrateur, editeur } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { errorResponse, fieldErrorResponse, mockSession, mockSite } from '../../support/handlers'
import { expectAlert, expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'
import {
  findCard,
  mockSecondFactor,
  noFactors,
  passkey,
  totp,
  type MockedSecondFactor,
} from '../../support/secondFactor'

const codes = ['abcde-fghjk', '12345-67890']

let account: MockedSecondFactor

beforeEach(() => {
  mockSite(editeur, [])
  account = mockSecondFactor()
})

const wrongPassword = () =>
  fieldErrorResponse('motDePasseActuel', 'Ce n’est pas votre mot de passe actuel.')

describe('the page /compte', () => {
  it('sends visitors to the sign-in', async () => {
    mockSession(null)
    const { currentPath } = renderApp('/compte')

    await waitFor(() => expect(currentPath()).toBe('/login'))
  })

  it('changes the name, the address and the password, the last two with the password of today', async () => {
    const changes: unknown[] = []
    mockApi.patch('/api/users/moi', async ({ request }) => {
      changes.push(await request.json())
      return HttpResponse.json({ message: 'Votre compte est à jour.' })
    })
    renderApp('/compte')
    const change = async (label: string, values: Record<string, string>, done: RegExp) => {
      fireEvent.click(await screen.findByRole('button', { name: `Changer : ${label}` }))
      const dialog = within(screen.getByRole('dialog'))
      for (const [field, value] of Object.entries(values))
        fireEvent.change(dialog.getByLabelText(field), { target: { value } })
      fireEvent.click(dialog.getByText('Enregistrer'))
      expect(await screen.findByText(done)).toBeVisible()
    }
    await change('Nom', { Nom: 'Anne' }, /Votre nom est à jour/)
    const current = { 'Mot de passe actuel': 'farandole' }
    const address = { 'Nouvelle adresse e-mail': 'anne@example.org' }
    await change('Adresse e-mail', { ...address, ...current }, /Votre adresse est changée/)
    const password = { 'Nouveau mot de passe': 'rigaudon' }
    await change('Mot de passe', { ...password, ...current }, /Vos autres appareils/)

    expect(changes).toEqual([
      { nom: 'Anne' },
      { email: 'anne@example.org', motDePasseActuel: 'farandole' },
      { password: 'rigaudon', motDePasseActuel: 'farandole' },
    ])
  })

  it('says which field of the account is refused, and sends nothing that is empty', async () => {
    expectConsoleError(/Le changement du compte a échoué/)
    let requests = 0
    mockApi.patch('/api/users/moi', () => {
      requests += 1
      return wrongPassword()
    })
    renderApp('/compte')
    fireEvent.click(await screen.findByRole('button', { name: 'Changer : Mot de passe' }))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByText('Enregistrer'))
    // The new one, and that of today.
    expect(await dialog.findAllByText('Le mot de passe est requis')).toHaveLength(2)
    expect(requests).toBe(0)

    fireEvent.change(dialog.getByLabelText('Nouveau mot de passe'), {
      target: { value: 'rigaudon' },
    })
    fireEvent.change(dialog.getByLabelText('Mot de passe actuel'), { target: { value: 'bourrée' } })
    fireEvent.click(dialog.getByText('Enregistrer'))
    expect(await dialog.findByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
    expect(dialog.getByLabelText('Mot de passe actuel')).toHaveFocus()
  })

  it('names the account and its second factors', async () => {
    account.factors = { ...noFactors, totp, passkeys: [passkey], recoveryCodesLeft: 1 }
    renderApp('/compte')

    expect(await screen.findByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible()
    expect(await screen.findByText('dominique@example.org, éditeur')).toBeVisible()
    expectLink('Aide', '/aide')
    expect(
      (await findCard('Application d’authentification')).getByText(/pas encore utilisée/),
    ).toBeVisible()
    const passkeys = await findCard('Clés d’accès')
    expect(passkeys.getByText('Téléphone', { selector: 'p' })).toBeVisible()
    expect(passkeys.getByText(/utilisée le 02\/04\/2026 à/)).toBeVisible()
    expect(
      (await findCard('Codes de récupération')).getByText('Il vous en reste un.'),
    ).toBeVisible()
  })

  it('says that an administrateur can do nothing else without a second factor', async () => {
    mockSession(administrateur, { secondFactorSetupRequired: true })
    renderApp('/compte')

    await expectAlert('Votre compte d’administrateur a besoin d’un second moyen de connexion.')
  })

  it('is where an administrateur without a second factor is led', async () => {
    mockSession(administrateur, { secondFactorSetupRequired: true })
    const { currentPath } = renderApp('/adminregards')

    await waitFor(() => expect(currentPath()).toBe('/compte'))
  })

  it('says so when the second factors cannot be loaded, and tries again', async () => {
    mockApi.get('/api/users/second-factor', () => HttpResponse.error(), { once: true })
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }))

    expect(await screen.findByRole('button', { name: 'Ajouter une application' })).toBeVisible()
  })
})

describe('the authenticator app', () => {
  const setup = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/a?secret=GEZDGNBV', setup: 'x' }

  it('is added by the password, the QR code and a code; the recovery codes are shown once', async () => {
    account.answerChange('post', '/totp', {}, () => HttpResponse.json(setup))
    account.answerChange('post', '/totp/confirm', { totp, recoveryCodesLeft: 10 }, () =>
      HttpResponse.json({ recoveryCodes: codes }),
    )
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Ajouter une application' }))
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'secret{Enter}')

    const image = await screen.findByRole('img', { name: /Code QR/ })
    expect(image.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
    const code = screen.getByLabelText('Code à six chiffres')
    expect(code).toHaveFocus()
    await user.type(code, '12{Enter}')
    expect(code).toHaveAccessibleDescription('Le code a six chiffres')
    await user.clear(code)
    await user.type(code, '123 456{Enter}')

    const dialog = await screen.findByRole('dialog', { name: 'Gardez ces codes de récupération' })
    for (const one of codes) expect(within(dialog).getByText(one)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'J’ai gardé ces codes' }))
    expect(screen.queryByText(codes[0] as string)).not.toBeInTheDocument()
    expect(screen.getByText('L’application d’authentification est prête.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retirer l’application' })).toBeVisible()
    expect(account.sent).toEqual([
      ['/totp', { motDePasseActuel: 'secret' }],
      ['/totp/confirm', { setup: 'x', code: '123 456' }],
    ])
  })

  it('is not added with a wrong password', async () => {
    expectConsoleError(/^Le changement du second facteur a échoué/)
    account.answerChange('post', '/totp', {}, wrongPassword)
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Ajouter une application' }))
    const password = screen.getByLabelText('Mot de passe actuel')
    await user.type(password, 'faux{Enter}')

    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel.'),
    )
    expect(password).toHaveFocus()
    expect(screen.queryByRole('img', { name: /Code QR/ })).not.toBeInTheDocument()
  })

  it('is removed by the password', async () => {
    account.factors = { ...noFactors, totp, recoveryCodesLeft: 10 }
    account.answerChange('delete', '/application', noFactors)
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Retirer l’application' }))
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'secret{Enter}')

    expect(await screen.findByText('L’application d’authentification est retirée.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ajouter une application' })).toBeVisible()
    expect(screen.queryByText('Codes de récupération')).not.toBeInTheDocument()
    expect(account.sent).toEqual([['/application', { motDePasseActuel: 'secret' }]])
  })

  it('tells of its removal, though the session is read again more slowly than the factors', async () => {
    account.factors = { ...noFactors, totp, recoveryCodesLeft: 10 }
    account.answerChange('delete', '/application', noFactors)
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Retirer l’application' }))
    let answer: ((response: HttpResponse<{ user: typeof editeur }>) => void) | undefined
    mockApi.get(
      '/api/users/me',
      () => new Promise<HttpResponse<{ user: typeof editeur }>>((resolve) => (answer = resolve)),
    )
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'secret{Enter}')
    await screen.findByRole('button', { name: 'Ajouter une application' })
    expect(screen.queryByText('L’application d’authentification est retirée.')).toBeNull()
    answer?.(HttpResponse.json({ user: editeur }))

    const outcome = await screen.findByText('L’application d’authentification est retirée.')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(document.activeElement).toContainElement(outcome))
  })

  it('stays when the server keeps it', async () => {
    expectConsoleError(/^Le changement du second facteur a échoué/)
    account.factors = { ...noFactors, isRequired: true, totp, recoveryCodesLeft: 10 }
    account.answerChange('delete', '/application', {}, () =>
      errorResponse(409, 'Ajoutez-en d’abord un autre.', { code: 'last-second-factor' }),
    )
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Retirer l’application' }))
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'secret{Enter}')

    await expectAlert('Ajoutez-en d’abord un autre.')
  })
})

describe('new recovery codes', () => {
  beforeEach(() => {
    account.factors = { ...noFactors, totp, recoveryCodesLeft: 0 }
    account.answerChange('post', '/recovery-codes', { recoveryCodesLeft: 10 }, () =>
      HttpResponse.json({ recoveryCodes: codes }),
    )
  })

  const make = async () => {
    const { user } = renderApp('/compte')
    expect(await screen.findByText(/Il ne vous en reste aucun/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Faire de nouveaux codes' }))
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'secret{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Gardez ces codes de récupération' })
    return { user, dialog: within(dialog), element: dialog }
  }

  it('replace the old ones, and can be copied and printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user, dialog } = await make()
    await user.click(dialog.getByRole('button', { name: 'Copier' }))
    expect(await dialog.findByText('Les codes sont copiés.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toContain(codes.join('\n'))
    await user.click(dialog.getByRole('button', { name: 'Imprimer' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(dialog.getByRole('button', { name: 'J’ai gardé ces codes' }))

    expect(screen.getByText('Il vous en reste 10.')).toBeVisible()
  })

  it('are not lost by one press of Escape', async () => {
    const { dialog, element } = await make()
    const cancel = () => element.dispatchEvent(new Event('cancel', { cancelable: true }))
    cancel()
    expect(await dialog.findByText(/Gardez d’abord ces codes/)).toBeVisible()
    cancel()

    await waitFor(() => expect(screen.queryByText(codes[0] as string)).not.toBeInTheDocument())
  })
})

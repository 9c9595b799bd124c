import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { editeur } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { mockSite } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import {
  findCard,
  mockSecondFactor,
  noFactors,
  passkey,
  type MockedSecondFactor,
} from '../../support/secondFactor'

const startRegistration = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }))

let account: MockedSecondFactor

beforeEach(() => {
  mockSite(editeur, [])
  account = mockSecondFactor()
})

describe('the passkeys', () => {
  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', vi.fn())
    account.answerChange('post', '/passkeys/options', {}, () =>
      HttpResponse.json({ challenge: 'defi' }),
    )
  })

  const fill = async () => {
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Ajouter une clé d’accès' }))
    await user.type(screen.getByLabelText('Nom de la clé'), 'Téléphone')
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'secret{Enter}')
    return user
  }

  it('are added by the browser, under a name', async () => {
    startRegistration.mockResolvedValue({ id: 'cle' })
    account.answerChange('post', '/passkeys', { passkeys: [passkey] }, () =>
      HttpResponse.json({ recoveryCodes: null }),
    )
    await fill()

    expect(await screen.findByText('La clé d’accès est ajoutée.')).toBeVisible()
    expect((await findCard('Clés d’accès')).getByText('Téléphone', { selector: 'p' })).toBeVisible()
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'defi' } })
    expect(account.sent).toEqual([
      ['/passkeys/options', { motDePasseActuel: 'secret' }],
      ['/passkeys', { nom: 'Téléphone', response: { id: 'cle' } }],
    ])
  })

  it.each([
    ['NotAllowedError', 'Aucune clé d’accès n’a été créée.'],
    ['InvalidStateError', 'Cet appareil a déjà une clé d’accès de ce compte.'],
  ])('are not added when the browser throws %s', async (name, message) => {
    expectConsoleError(/^Le changement du second facteur a échoué/)
    startRegistration.mockRejectedValue(new DOMException('', name))
    await fill()

    await expectAlert(message)
  })

  it('are renamed and removed', async () => {
    account.factors = { ...noFactors, passkeys: [passkey], recoveryCodesLeft: 10 }
    account.answerChange('patch', '/cle', { passkeys: [{ ...passkey, nom: 'Tablette' }] })
    account.answerChange('delete', '/cle', noFactors)
    const { user } = renderApp('/compte')
    await user.click(await screen.findByRole('button', { name: 'Renommer Téléphone' }))
    const name = screen.getByLabelText('Nom de la clé')
    await user.clear(name)
    await user.type(name, 'Tablette{Enter}')
    expect(await screen.findByText('La clé d’accès est renommée.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retirer Tablette' }))
    await user.type(screen.getByLabelText('Mot de passe actuel'), 'secret{Enter}')

    expect(await screen.findByText('La clé d’accès est retirée.')).toBeVisible()
    expect(screen.queryByText('Tablette')).not.toBeInTheDocument()
    expect(account.sent).toEqual([
      ['/cle', { nom: 'Tablette' }],
      ['/cle', { motDePasseActuel: 'secret' }],
    ])
  })

  it('are not offered where the browser does not know them', async () => {
    vi.unstubAllGlobals()
    renderApp('/compte')

    expect((await findCard('Clés d’accès')).getByText(/ne permet pas d’en ajouter/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ajouter une clé d’accès' })).toBeNull()
  })
})

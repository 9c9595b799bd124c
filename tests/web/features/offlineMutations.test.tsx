import { onlineManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { administrateur, buildRegards } from '../support/builders'
import { chooseAction, findButton, pressButton } from '../support/buttons'
import { expectConsoleError } from '../support/consoleErrors'
import { mockRegards, mockSession } from '../support/handlers'
import { expectAlert } from '../support/expectations'
import { renderApp } from '../support/renderApp'
import { server } from '../support/server'

const unreachable = 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.'

/** Counts the requests of a method to a path; each fails as without a network. */
function countFailures(method: 'post' | 'patch', path: string) {
  let count = 0
  server.use(
    http[method](path, () => {
      count += 1
      return HttpResponse.error()
    }),
  )
  return () => count
}

// unit/web/app/createQueryClient.test.ts covers every mutation: they share these options.
describe('without a network', () => {
  beforeEach(() => onlineManager.setOnline(false))
  afterEach(() => onlineManager.setOnline(true))

  it('a form says so at once, and sends nothing when the network is back', async () => {
    mockSession(null)
    expectConsoleError(/^La demande d’un nouveau mot de passe a échoué/)
    const count = countFailures('post', '/api/users/forgot-password')
    const { user, queryClient } = renderApp('/mot-de-passe-oublie')
    await user.type(await screen.findByLabelText('Email'), 'camille@example.org{Enter}')

    await expectAlert(unreachable)
    onlineManager.setOnline(true)
    await queryClient.resumePausedMutations()
    expect(count()).toBe(1)
    expect(await findButton('Recevoir un lien')).toBeEnabled()
  })

  it('a dialog says so at once, can be closed, and acts no more', async () => {
    mockSession(administrateur)
    mockRegards(buildRegards(3))
    expectConsoleError(/La suppression a échoué/)
    const count = countFailures('patch', '/api/regards/:id')
    const { queryClient } = renderApp('/adminregards')
    await chooseAction(2, 'Supprimer')
    await pressButton('Supprimer')

    expect(await screen.findByText(unreachable, { exact: false })).toBeVisible()
    expect(await findButton('Annuler')).toBeEnabled()
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    onlineManager.setOnline(true)
    await queryClient.resumePausedMutations()
    expect(count()).toBe(1)
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiErrorResponses } from '../../support/apiErrorResponses'
import { administrateur } from '../../support/builders'
import { mockRegards, mockSession, inTwoHours, errorResponse } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'
import { expectConsoleError } from '../../support/consoleErrors'

beforeEach(() => mockRegards([]))

describe('a visitor whose session request gets', () => {
  it.each(apiErrorResponses)('$name: reads and can sign in', async ({ answer }) => {
    mockApi.get('/api/users/me', answer)
    const { user, currentPath } = renderApp('/regards')

    expect(await screen.findByText('Aucun numéro disponible pour le moment.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mon compte' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Se connecter' }))
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(currentPath()).toBe('/login')
  })
})

describe('the administration, when the session request gets', () => {
  // Only the button asks again.
  beforeEach(() => {
    const setPlain = globalThis.setInterval
    vi.spyOn(globalThis, 'setInterval').mockImplementation(((task: () => void, ms: number) =>
      ms < 5_000 ? setPlain(task, ms) : 0) as typeof setInterval)
  })

  it.each(apiErrorResponses)('$name: says so, and opens on demand', async ({ answer }) => {
    mockApi.get('/api/users/me', answer)
    const { user, currentPath } = renderApp('/adminregards')

    await expectAlert('Votre session n’a pas pu être vérifiée')
    expect(currentPath()).toBe('/adminregards')
    mockSession(administrateur)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('button', { name: 'Ajouter le numéro' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })
})

describe('while the service is away', () => {
  it('the administration waits, and opens by itself once the service is back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })
    const away = () => errorResponse(503, 'Indisponible', { code: 'service-unavailable' })
    mockApi.get('/api/users/me', away)
    const { currentPath } = renderApp('/adminregards')
    await expectAlert('n’a pas pu être vérifiée')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(currentPath()).toBe('/adminregards')

    mockSession(administrateur)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await screen.findByRole('button', { name: 'Ajouter le numéro' })).toBeVisible()
  })
})

describe('a sign-in that got no answer', () => {
  it('succeeds when it is sent again', async () => {
    expectConsoleError(/^La connexion a échoué/)
    mockSession(null)
    mockApi.post('/api/users/login', () => HttpResponse.error())
    const { user, currentPath } = renderApp('/login')
    await user.type(await screen.findByLabelText('Email'), 'camille@example.org')
    await user.type(screen.getByLabelText('Mot de passe'), 'danse-bourree')
    const submit = screen.getByRole('button', { name: 'Se connecter' })
    await user.click(submit)
    expect(await screen.findByText('Email ou mot de passe incorrect.')).toBeVisible()

    mockSession(administrateur)
    const answer = { user: administrateur, exp: inTwoHours() }
    mockApi.post('/api/users/login', () => HttpResponse.json(answer))
    await user.click(submit)
    await waitFor(() => expect(currentPath()).toBe('/'))
  })
})

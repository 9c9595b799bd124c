import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { mockSession, errorResponse } from '../../support/handlers'
import { expectAlert } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

beforeEach(() => mockSession(null))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe.each([
  {
    name: 'confirmation',
    asks: 'Confirmer votre inscription',
    explains: /^Encore un geste\s: confirmez que vous voulez recevoir la lettre/,
    button: 'Confirmer mon inscription',
    busy: 'Confirmation…',
    etat: 'confirmee',
    done: 'Votre inscription est confirmée',
    failed: 'La confirmation n’a pas abouti',
  },
  {
    name: 'desinscription',
    asks: 'Se désinscrire',
    explains: /^Vous ne recevrez plus la lettre/,
    button: 'Me désinscrire',
    busy: 'Désinscription…',
    etat: 'desinscrit',
    done: 'Votre désinscription est faite',
    failed: 'La désinscription n’a pas abouti',
  },
])('the page /newsletter/$name', ({ name, asks, explains, button, busy, etat, done, failed }) => {
  const page = `/newsletter/${name}`
  const address = `/api/newsletter/${name}`
  const press = async () => {
    const { user } = renderApp(`${page}?jeton=abc`)
    await user.click(await screen.findByRole('button', { name: button }))
  }

  it('does nothing until its button is pressed; then says that it is at work, and that it is done', async () => {
    const bodies: unknown[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    mockApi.post(address, async ({ request }) => {
      bodies.push(await request.json())
      await released
      return HttpResponse.json({ etat })
    })
    const { user } = renderApp(`${page}?jeton=abc`)
    expect(await heading(asks)).toBeVisible()
    expect(screen.getByText(explains)).toBeVisible()
    expect(bodies).toEqual([])
    await user.click(screen.getByRole('button', { name: button }))
    await user.click(await screen.findByRole('button', { name: busy }))
    release()

    expect(await heading(done)).toBeVisible()
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument()
    expect(bodies).toEqual([{ jeton: 'abc' }])
  })

  it('is a form of its own where there is no script', async () => {
    renderApp(`${page}?jeton=abc`)
    const form = (await screen.findByRole<HTMLButtonElement>('button', { name: button })).form

    expect(form).toHaveAttribute('action', address)
    expect(form).toHaveAttribute('method', 'post')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ jeton: 'abc' })
  })

  it('says that a token is not valid', async () => {
    mockApi.post(address, () => errorResponse(400, 'Non.', { code: 'invalid-token' }))
    await press()

    expect(await heading('Ce lien n’est pas valable')).toBeVisible()
  })

  it('stays, and can be tried again, when the server is away', async () => {
    mockApi.post(address, () => errorResponse(503, 'Réessayez.', { code: 'service-unavailable' }))
    await press()

    await expectAlert('Réessayez.')
    expect(screen.getByRole('button', { name: button })).toBeEnabled()
  })

  it.each([
    [`?etat=${etat}`, done],
    ['?etat=service-unavailable', failed],
    ['?etat=constructor', failed],
    ['', 'Ce lien n’est pas valable'],
  ])('at the address %j it says what came of it', async (search, words) => {
    renderApp(`${page}${search}`)

    expect(await heading(words)).toBeVisible()
  })
})

it('a link that is over leads to where another is asked for', async () => {
  mockApi.post('/api/newsletter/confirmation', () =>
    errorResponse(410, 'Fini.', { code: 'token-expired' }),
  )
  const { user, currentPath } = renderApp('/newsletter/confirmation?jeton=abc')
  await user.click(await screen.findByRole('button', { name: 'Confirmer mon inscription' }))
  await user.click(await screen.findByRole('link', { name: 'Demander un nouveau message' }))

  expect(currentPath()).toBe('/newsletter/inscription')
  expect(await screen.findByLabelText('Votre adresse e-mail')).toBeVisible()
})

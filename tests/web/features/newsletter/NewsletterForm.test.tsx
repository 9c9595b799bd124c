import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { errorResponse, mockSite } from '../../support/handlers'
import { expectAlert, expectLink } from '../../support/expectations'
import { renderApp } from '../../support/renderApp'
import { mockApi } from '../../support/server'

const address = '/api/newsletter/inscription'
const sent = /Un message vient de partir vers cette adresse/

/** Takes every request, and keeps it. */
function takeRequests() {
  const requests: unknown[] = []
  mockApi.post(address, async ({ request }) => {
    requests.push(await request.json())
    return HttpResponse.json({ etat: 'envoyee' }, { status: 202 })
  })
  return requests
}

async function open(path = '/') {
  const { user } = renderApp(path)
  const input = await screen.findByLabelText<HTMLInputElement>('Votre adresse e-mail')
  return {
    user,
    input,
    submit: () => user.click(screen.getByRole('button', { name: 'S’inscrire' })),
  }
}

beforeEach(() => mockSite(null, []))

describe('the newsletter’s box', () => {
  it.each([
    ['nothing', ' ', "L'email est requis"],
    ['what is no address', 'camille', "Format d'email invalide"],
  ])('refuses %s, beside the field, and sends nothing', async (_what, typed, message) => {
    const requests = takeRequests()
    const { user, input, submit } = await open()
    await user.type(input, typed)
    await submit()

    expect(await screen.findByText(message)).toBeVisible()
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(message)
    expect(input).toHaveFocus()
    expect(requests).toEqual([])
  })

  it('shows the error once the field is left, until it is changed', async () => {
    const { user, input } = await open()
    await user.type(input, 'camille@')
    expect(input).toHaveAttribute('aria-invalid', 'false')
    await user.tab()
    expect(await screen.findByText("Format d'email invalide")).toBeVisible()
    await user.type(input, 'e')

    expect(screen.queryByText("Format d'email invalide")).not.toBeInTheDocument()
  })

  it('says nothing of a field that was left empty', async () => {
    const { user, input } = await open()
    await user.click(input)
    await user.tab()

    expect(input).toHaveAttribute('aria-invalid', 'false')
  })

  it('sends the address with source and version of the consent text, and announces an e-mail', async () => {
    const requests = takeRequests()
    const { user, input, submit } = await open()
    await user.type(input, 'camille@example.org')
    await submit()

    expect(await screen.findByRole('status')).toHaveTextContent(sent)
    expect(requests).toEqual([
      { email: 'camille@example.org', source: 'accueil', texte: '2026-11', remarque: '' },
    ])
    expect(input).toHaveValue('')
  })

  it('is sent once, however often the button is pressed, and says that it is at work', async () => {
    let count = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    mockApi.post(address, async () => {
      count += 1
      await released
      return HttpResponse.json({ etat: 'envoyee' }, { status: 202 })
    })
    const { user, input, submit } = await open()
    await user.type(input, 'camille@example.org')
    await submit()
    await user.click(await screen.findByRole('button', { name: 'Inscription…' }))
    release()

    expect(await screen.findByText(sent)).toBeVisible()
    expect(count).toBe(1)
  })

  it.each([
    [429, 'too-many-requests', 'Trop de requêtes depuis cette adresse.'],
    [503, 'service-unavailable', 'Le service est momentanément indisponible.'],
  ])(
    'tells the server’s refusal %i in its words, and keeps the address',
    async (status, code, words) => {
      mockApi.post(address, () => errorResponse(status, words, { code }))
      const { user, input, submit } = await open()
      await user.type(input, 'camille@example.org')
      await submit()

      await expectAlert(words)
      expect(input).toHaveValue('camille@example.org')
    },
  )

  it('tells beside the field that the server finds the address wrong', async () => {
    const words = 'L’adresse e-mail n’est pas valable.'
    mockApi.post(address, () => errorResponse(400, words, { code: 'invalid-email' }))
    const { user, input, submit } = await open()
    await user.type(input, 'camille@example.org')
    await submit()

    expect(await screen.findByText(words)).toBeVisible()
    expect(input).toHaveAccessibleDescription(words)
  })

  it('tells that there is no network', async () => {
    mockApi.post(address, () => HttpResponse.error())
    const { user, input, submit } = await open()
    await user.type(input, 'camille@example.org')
    await submit()

    await expectAlert('Le serveur est injoignable.')
  })

  it('states the purpose of the address, with a link to the privacy policy', async () => {
    await open()

    expect(screen.getByText(/Votre adresse ne sert qu’à vous envoyer la lettre/)).toBeVisible()
    expectLink('En savoir plus', '/politique-de-confidentialite')
  })

  it('has a field for robots that nobody else comes across', async () => {
    await open()

    expect(screen.getByLabelText('Laissez ce champ vide')).not.toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Laissez ce champ vide' })).toBeNull()
  })
})

describe('the page of the newsletter', () => {
  it.each([
    ['envoyee', 'status', sent],
    ['too-many-requests', 'alert', /Trop de demandes en peu de temps/],
    ['service-unavailable', 'alert', /Votre demande n’est pas partie/],
  ])('says what came of a form sent without script: %s', async (etat, role, words) => {
    await open(`/newsletter/inscription?etat=${etat}`)

    expect(screen.getByRole(role)).toHaveTextContent(words)
  })

  it('says beside the field that the address sent without script was wrong', async () => {
    const { input } = await open('/newsletter/inscription?etat=invalid-email')

    expect(input).toHaveAccessibleDescription('Cette adresse n’est pas valable.')
  })
})

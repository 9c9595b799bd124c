import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrateur, buildRegard } from '../../../support/builders'
import { chooseAction, pressButton } from '../../../support/buttons'
import { expectConsoleError } from '../../../support/consoleErrors'
import { errorResponse, mockRegards, mockSession } from '../../../support/handlers'
import { mockTusUploads } from '../../../support/mockTusUploads'
import { expectAlert, expectLink } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { mockApi, server } from '../../../support/server'
import { couverture, fields, fill, pdf } from './regardForm'

const at = '2099-01-05T09:30'

/** Takes what is created, changed and planned; gives what was sent, as it comes. */
function answerWrites() {
  const sent: unknown[] = []
  const take = (name: string) =>
    http.all(name, async ({ request }) => {
      if (request.method === 'GET') return undefined
      const body: unknown = request.method === 'DELETE' ? null : await request.json()
      sent.push([request.method, new URL(request.url).pathname, body])
      return HttpResponse.json({ doc: { id: 'regard-12' }, date: at, champsInvalides: null })
    })
  server.use(take('/api/regards'), take('/api/regards/:id'), take('/api/regards/:id/programmation'))
  return sent
}

beforeEach(() => mockSession(administrateur))

describe('a new issue', () => {
  beforeEach(() => {
    mockRegards([])
    mockTusUploads()
  })

  async function publishAs(choice: string, time?: string) {
    const app = renderApp('/adminregards')
    await fill({ pdf, couverture })
    await app.user.click(await screen.findByLabelText(choice))
    const field = screen.queryByLabelText('Jour et heure (de Paris)')
    if (time && field) fireEvent.change(field, { target: { value: time } })
    await app.user.click(await fields.submit())
    return app
  }

  it('is kept as a draft', async () => {
    const sent = answerWrites()
    await publishAs('Plus tard : garder en brouillon')

    expect(await screen.findByText('Le numéro 12 est gardé en brouillon.')).toBeVisible()
    expectLink(/^Voir le brouillon du numéro 12/, '/regards/12?apercu')
    expect(sent).toEqual([
      ['POST', '/api/regards', expect.objectContaining({ numero: 12, _status: 'draft' })],
    ])
  })

  it('is planned, as a draft until then', async () => {
    const sent = answerWrites()
    await publishAs('À une date choisie', at)

    expect(
      await screen.findByText('Le numéro 12 paraîtra sur le site le 05/01/2099 à 09:30.'),
    ).toBeVisible()
    expect(sent).toEqual([
      ['POST', '/api/regards', expect.objectContaining({ _status: 'draft' })],
      ['POST', '/api/regards/regard-12/programmation', { date: at }],
    ])
  })

  it('is not sent without its time', async () => {
    const sent = answerWrites()
    await publishAs('À une date choisie')

    const time = await screen.findByLabelText('Jour et heure (de Paris)')
    expect(time).toHaveAccessibleDescription('Choisissez un jour et une heure.')
    expect(time).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('is not asked about its date when it does not appear at once', async () => {
    answerWrites()
    const { user } = renderApp('/adminregards')
    await fill({ pdf, couverture })
    fireEvent.change(await fields.date(), { target: { value: '2099-03-21' } })
    await user.click(await screen.findByLabelText('Plus tard : garder en brouillon'))
    await user.click(await fields.submit())

    expect(await screen.findByText('Le numéro 12 est gardé en brouillon.')).toBeVisible()
  })
})

describe('a plan in the past', () => {
  const past = '2020-01-01T08:00'

  it('is refused while it is typed, before anything is sent', async () => {
    mockRegards([])
    const { uploads } = mockTusUploads()
    const { user } = renderApp('/adminregards')
    await fill({ pdf, couverture })
    await user.click(await screen.findByLabelText('À une date choisie'))
    const field = screen.getByLabelText('Jour et heure (de Paris)')
    fireEvent.change(field, { target: { value: '0002-01-01T08:00' } })
    expect(field).toBeValid()
    fireEvent.change(field, { target: { value: past } })
    expect(field).toHaveAccessibleDescription('Cette date est passée.')
    expect(field).toBeInvalid()
    await user.click(await fields.submit())

    await expectAlert(/^La date prévue est passée\s: choisissez-en une autre\.$/)
    expect(field).toHaveFocus()
    expect(uploads).toEqual([])
    fireEvent.change(field, { target: { value: at } })
    expect(field).toBeValid()
  })

  it('is refused in the dialog of a draft', async () => {
    mockRegards([buildRegard({ numero: 2, _status: 'draft' })])
    const sent = answerWrites()
    renderApp('/adminregards')
    await chooseAction(2, 'Programmer')
    const field = screen.getByLabelText('Jour et heure (de Paris)', { selector: 'dialog *' })
    fireEvent.change(field, { target: { value: past } })
    await pressButton('Programmer')

    expect(field).toHaveAccessibleDescription('Cette date est passée.')
    expect(sent).toEqual([])
  })
})

describe('the list of issues', () => {
  const draft = buildRegard({ numero: 2, _status: 'draft' })
  const rowOf = async (numero: number) =>
    within(await screen.findByRole('listitem', { name: `#${numero}` }))

  beforeEach(() => mockRegards([draft, buildRegard({ numero: 1 })]))

  it('distinguishes drafts, published and planned issues', async () => {
    mockApi.get('/api/regards/programmations', () =>
      HttpResponse.json({ dates: { [draft.id]: at } }),
    )
    renderApp('/adminregards')

    expect(
      await (await rowOf(2)).findByText('Publication prévue le 05/01/2099 à 09:30'),
    ).toBeVisible()
    expect((await rowOf(1)).queryByText(/Brouillon|prévue/)).not.toBeInTheDocument()
  })

  it('lets a published issue be announced, and no draft', async () => {
    renderApp('/adminregards')
    expect(await (await rowOf(1)).findByText(/Prévenir les abonnés/)).toBeVisible()
    expect((await rowOf(2)).queryByText(/Prévenir les abonnés/)).not.toBeInTheDocument()
  })

  it('lets the announcement of a draft be planned once its publication is', async () => {
    mockApi.get('/api/regards/programmations', () =>
      HttpResponse.json({ dates: { [draft.id]: at } }),
    )
    renderApp('/adminregards')
    expect(await (await rowOf(2)).findByText(/Prévenir les abonnés/)).toBeVisible()
  })

  it('does not show drafts on the page of the magazine', async () => {
    renderApp('/regards')

    expect(await screen.findByText('#1')).toBeVisible()
    expect(screen.queryByText('#2')).not.toBeInTheDocument()
  })

  it('publishes a draft, after a question', async () => {
    const sent = answerWrites()
    renderApp('/adminregards')
    await pressButton('Publier le numéro 2')
    await pressButton('Publier')

    expect(await screen.findByText('Le numéro 2 est publié.')).toBeVisible()
    expect(sent).toEqual([['PATCH', '/api/regards/regard-2', { _status: 'published' }]])
  })

  it('withdraws an issue after an explanation', async () => {
    const sent = answerWrites()
    renderApp('/adminregards')
    await chooseAction(1, 'Retirer du site')
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Les visiteurs ne le verront plus/,
    )
    await pressButton('Retirer')

    expect(await screen.findByText('Le numéro 1 n’est plus sur le site.')).toBeVisible()
    expect(sent).toEqual([['PATCH', '/api/regards/regard-1', { _status: 'draft' }]])
  })

  it('plans a publication, and cancels the plan', async () => {
    const sent = answerWrites()
    mockApi.get('/api/regards/programmations', () =>
      HttpResponse.json({ dates: { [draft.id]: '2099-01-01T08:00' } }),
    )
    renderApp('/adminregards')
    await (await rowOf(2)).findByText(/Publication prévue/)
    await chooseAction(2, 'Programmer')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Jour et heure (de Paris)')).toHaveValue('2099-01-01T08:00')
    fireEvent.change(dialog.getByLabelText('Jour et heure (de Paris)'), { target: { value: at } })
    await pressButton('Programmer')
    await screen.findByText('Le numéro 2 paraîtra sur le site le 05/01/2099 à 09:30.')

    await chooseAction(2, 'Programmer')
    await pressButton('Déprogrammer')
    await screen.findByText('La publication du numéro 2 n’est plus programmée.')
    expect(sent).toEqual([
      ['POST', '/api/regards/regard-2/programmation', { date: at }],
      ['DELETE', '/api/regards/regard-2/programmation', null],
    ])
  })

  it('says why a change failed, and lets one try again', async () => {
    expectConsoleError(/^Le retrait a échoué/)
    mockApi.patch('/api/regards/:id', () => errorResponse(503, 'Service indisponible'))
    renderApp('/adminregards')
    await chooseAction(1, 'Retirer du site')
    await pressButton('Retirer')

    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible()
    expect(screen.getByText(/Le retrait a échoué/)).toBeVisible()
  })
})

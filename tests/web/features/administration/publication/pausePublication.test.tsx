import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { administrateur } from '../../../support/builders'
import { errorResponse, mockSite } from '../../../support/handlers'
import { expectAlert } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'
import { mockTusUploads } from '../../../support/mockTusUploads'
import { expectConsoleError } from '../../../support/consoleErrors'
import { couverture, fields, fill, largePdf } from './regardForm'

const success = 'Le numéro a été ajouté avec succès !'

/** A server whose PATCH for the PDF are answered by this, while it is set. */
function answerPdf() {
  const line: { patch?: () => Response | Promise<Response | undefined> } = {}
  const answered = mockTusUploads({
    intercept: (kind, { method }) =>
      kind === 'pdf' && method === 'PATCH' ? line.patch?.() : undefined,
  })
  return { ...answered, line }
}

const silence = () => delay('infinite').then(() => undefined)

async function publishLarge() {
  const app = renderApp('/adminregards')
  await fill({ pdf: largePdf, couverture })
  await app.user.click(await fields.submit())
  return app
}

const button = (name: string) => screen.findByRole('button', { name })

describe('a publication under way', () => {
  beforeEach(() => {
    mockSite(administrateur, [])
    mockApi.post('/api/regards', () =>
      HttpResponse.json({ doc: { id: 'regard-12' } }, { status: 201 }),
    )
  })

  it('can be paused, and goes on where it was', async () => {
    const { uploads, line } = answerPdf()
    line.patch = silence
    const { user } = await publishLarge()
    await user.click(await button('Mettre en pause'))
    expect(await screen.findByText('En pause', { selector: 'p' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ajout en cours...' })).toBeDisabled()

    line.patch = undefined
    await user.click(await button('Reprendre'))
    expect(await screen.findByText(success)).toBeVisible()
    expect(uploads.map(({ kind }) => kind)).toEqual(['pdf', 'couverture'])
  })

  it('is given up only once that was confirmed', async () => {
    const { uploads, dropped, line } = answerPdf()
    line.patch = silence
    const { user } = await publishLarge()
    await waitFor(() => expect(uploads).toHaveLength(1))
    await user.click(await button('Annuler'))
    const question = screen.getByRole('group', {
      name: /^Annuler l’envoi\s\? Ce qui a été envoyé sera perdu\.$/,
    })
    expect(within(question).getByRole('button', { name: 'Non, continuer' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Non, continuer' }))
    expect(await button('Annuler')).toHaveFocus()
    expect(dropped).toEqual([])

    await user.click(await button('Annuler'))
    await user.click(await button('Oui, annuler'))
    expect(await screen.findByText('L’envoi a été annulé.')).toBeVisible()
    expect(dropped).toEqual([0])
    expect(await fields.submit()).toBeEnabled()
    expect(await fields.numero()).toHaveValue(12)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('sends everything again when it is submitted after it was given up', async () => {
    const { uploads, line } = answerPdf()
    line.patch = silence
    const { user } = await publishLarge()
    await waitFor(() => expect(uploads).toHaveLength(1))
    await user.click(await button('Annuler'))
    await user.click(await button('Oui, annuler'))
    await screen.findByText('L’envoi a été annulé.')

    line.patch = undefined
    await user.click(await fields.submit())
    expect(await screen.findByText(success)).toBeVisible()
    expect(uploads.map(({ kind }) => kind)).toEqual(['pdf', 'pdf', 'couverture'])
  })

  it('says how much was sent, and when it will try again', async () => {
    const { line } = answerPdf()
    line.patch = () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '60' } })
    await publishLarge()

    expect(
      await screen.findByText(/^Connexion perdue, nouvel essai dans (60|59)\ss$/),
    ).toBeVisible()
    expect(screen.getByText(/sur 977,1\sko$/)).toBeVisible()
    expect(
      screen.getByRole('progressbar', { name: /Étape 1 sur 3\s: envoi du PDF/ }),
    ).toBeInTheDocument()
  })

  it('ends with a message and the usual button, and then sends only the missing part', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    const { uploads, line } = answerPdf()
    let patches = 0
    line.patch = () => {
      patches += 1
      return patches === 2
        ? errorResponse(401, 'Vous devez être connecté pour faire cela.', {
            code: 'unauthenticated',
          })
        : Promise.resolve(undefined)
    }
    const { user } = await publishLarge()
    await expectAlert(/L’envoi du PDF a échoué\s: Vous devez être connecté pour faire cela\./)
    expect(await fields.submit()).toBeEnabled()
    expect(uploads[0]?.offset).toBe(262_144)

    line.patch = undefined
    await user.click(await fields.submit())
    expect(await screen.findByText(success)).toBeVisible()
    expect(uploads.map(({ kind }) => kind)).toEqual(['pdf', 'couverture'])
  })

  it('says that it reads the file through first, and can be given up then', async () => {
    const { uploads } = answerPdf()
    const slow = new File([new Uint8Array(1_000)], 'Lent.pdf', { type: 'application/pdf' })
    let read = () => {}
    vi.spyOn(slow, 'slice').mockImplementation(() => {
      const piece = new Blob([new Uint8Array(1_000)])
      piece.arrayBuffer = () =>
        new Promise((resolve) => (read = () => resolve(new ArrayBuffer(1_000))))
      return piece
    })
    const { user } = renderApp('/adminregards')
    await fill({ pdf: slow, couverture })
    await user.click(await fields.submit())
    expect(await screen.findByText('Vérification du fichier…', { selector: 'p' })).toBeVisible()
    expect(await button('Mettre en pause')).toBeDisabled()

    await user.click(await button('Annuler'))
    await user.click(await button('Oui, annuler'))
    act(() => read())
    expect(await screen.findByText('L’envoi a été annulé.')).toBeVisible()
    expect(uploads).toEqual([])
  })

  it('asks before the page is closed, while it runs only', async () => {
    const { line } = answerPdf()
    line.patch = silence
    const { user } = await publishLarge()
    await button('Mettre en pause')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)

    line.patch = undefined
    await user.click(await button('Mettre en pause'))
    await user.click(await button('Reprendre'))
    await screen.findByText(success)
    const later = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(later)
    expect(later.defaultPrevented).toBe(false)
  })
})

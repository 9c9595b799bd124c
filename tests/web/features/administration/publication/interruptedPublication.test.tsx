import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resetStoredForms } from '../../../support/storedForms'
import { administrateur } from '../../../support/builders'
import { mockRegards, mockSession } from '../../../support/handlers'
import { expectAlert } from '../../../support/expectations'
import { renderApp } from '../../../support/renderApp'
import { mockApi } from '../../../support/server'
import { mockWebLocks } from '../../../support/mockWebLocks'
import { mockTusUploads } from '../../../support/mockTusUploads'
import { nothing } from '../pdf/pdfContents'
import { readInWorker } from '../../../support/pdfWorker'
import { choose, couverture, fields, fill, largePdf } from './regardForm'

const success = 'Le numéro a été ajouté avec succès !'
const interrupted = 'Un envoi a été interrompu'
const dayMs = 24 * 60 * 60 * 1_000

let tabs: ReturnType<typeof mockWebLocks>
let patches = 0
let isDown = false
let uploads: ReturnType<typeof mockTusUploads>['uploads']
let dropped: number[]
let records: unknown[]
let questions: string[]

/** Begins to publish number 12, and leaves the page when a quarter of a megabyte has arrived. */
async function beginAndLeave() {
  isDown = true
  const app = renderApp('/adminregards')
  await fill({ pdf: largePdf, couverture })
  fireEvent.change(screen.getByLabelText('Titre'), { target: { value: 'Coiffes' } })
  fireEvent.change(screen.getByLabelText('Sommaire'), { target: { value: 'Un dossier.' } })
  await app.user.click(await fields.submit())
  await waitFor(() => expect(patches).toBe(2))
  await app.user.click(screen.getByRole('link', { name: '#REGARDS' }))
  await waitFor(() => expect(tabs.held()).toEqual([]))
  isDown = false
  return app
}

/** Comes back to the page, as after a reload: nothing is left but what the browser keeps. */
async function comeBack({ user, queryClient }: ReturnType<typeof renderApp>) {
  queryClient.removeQueries({ queryKey: ['interrupted'] })
  await user.click(await screen.findByRole('button', { name: 'Mon compte' }))
  await user.click(await screen.findByRole('link', { name: 'Administration' }))
  await screen.findByText('Nouveau Numéro')
}

const panel = () => screen.findByRole('region', { name: interrupted })
const click = (app: ReturnType<typeof renderApp>, name: string) =>
  app.user.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  await resetStoredForms()
  tabs = mockWebLocks()
  vi.stubGlobal('confirm', (question: string) => questions.push(question))
  questions = []
  patches = 0
  mockSession(administrateur)
  mockRegards([])
  ;({ uploads, dropped } = mockTusUploads({
    intercept: async (kind, { method }) => {
      if (kind !== 'pdf' || method !== 'PATCH') return undefined
      patches += 1
      if (isDown && patches === 2) await delay('infinite')
      return undefined
    },
  }))
  records = []
  mockApi.post('/api/regards', async ({ request }) => {
    records.push(await request.json())
    return HttpResponse.json({ doc: { id: 'regard-12' } }, { status: 201 })
  })
})

describe('a publication that was interrupted', () => {
  it('is listed with its uploaded parts', async () => {
    await comeBack(await beginAndLeave())

    expect(await panel()).toHaveTextContent('Numéro 12 du 21/03/2024')
    expect(await panel()).toHaveTextContent(/Regards 13\.pdf\s: 256\sko sur 976,6\sko envoyés/)
    expect(await panel()).toHaveTextContent(/couverture\.png\s: à envoyer \(500\soctets\)/)
    expect(dropped).toEqual([])
  })

  it('is not interrupted by a link or a sign-out without a question', async () => {
    vi.stubGlobal('confirm', (question: string) => {
      questions.push(question)
      return false
    })
    isDown = true
    const app = renderApp('/adminregards')
    await fill({ pdf: largePdf, couverture })
    await app.user.click(await fields.submit())
    await waitFor(() => expect(patches).toBe(2))
    await app.user.click(screen.getByRole('link', { name: '#REGARDS' }))
    await app.user.click(await screen.findByRole('button', { name: 'Mon compte' }))
    const [signOut] = await screen.findAllByRole('button', { name: 'Se déconnecter' })
    if (signOut) await app.user.click(signOut)

    expect(questions).toEqual([
      expect.stringContaining('Un numéro est en cours d’envoi.'),
      expect.stringContaining('Un numéro est en cours d’envoi.'),
    ])
    expect(app.currentPath()).toBe('/adminregards')
    expect(tabs.held()).toHaveLength(1)
  })

  it('goes on with the same files, and sends nothing twice', async () => {
    const app = await beginAndLeave()
    await comeBack(app)
    await panel()
    await click(app, 'Reprendre l’envoi')

    expect(await screen.findByText(success)).toBeVisible()
    expect(uploads.map(({ kind, offset }) => [kind, offset])).toEqual([
      ['pdf', largePdf.size],
      ['couverture', couverture.size],
    ])
    expect(records).toMatchObject([{ numero: 12, titre: 'Coiffes', sommaire: 'Un dossier.' }])
    expect(tabs.held()).toEqual([])
  })

  it('goes on with the cover that its PDF proposed, and proposes nothing again', async () => {
    readInWorker.mockResolvedValue({
      ...nothing,
      title: 'Regards – Un autre titre',
      pages: [[{ text: 'Regards n° 99', size: 0.1 }]],
      cover: new Blob(['page 1'], { type: 'image/jpeg' }),
    })
    isDown = true
    const app = renderApp('/adminregards')
    await fill({ pdf: largePdf })
    await screen.findByText('Regards 13 – page 1.jpg')
    fireEvent.change(screen.getByLabelText('Titre'), { target: { value: '' } })
    await app.user.click(await fields.submit())
    await waitFor(() => expect(patches).toBe(2))
    await app.user.click(screen.getByRole('link', { name: '#REGARDS' }))
    await waitFor(() => expect(tabs.held()).toEqual([]))
    isDown = false
    await comeBack(app)
    expect(await panel()).toHaveTextContent(/Regards 13 – page 1\.jpg\s: à envoyer \(6\soctets\)/)
    await click(app, 'Reprendre l’envoi')

    expect(await screen.findByText(success)).toBeVisible()
    expect(uploads.map(({ kind, offset }) => [kind, offset])).toEqual([
      ['pdf', largePdf.size],
      ['couverture', 6],
    ])
    expect(records).toMatchObject([{ numero: 12 }])
    expect(records[0]).not.toHaveProperty('titre')
  })

  it('whose planned time has passed meanwhile is not sent before another is chosen', async () => {
    vi.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z'), toFake: ['Date'] })
    isDown = true
    const app = renderApp('/adminregards')
    await fill({ pdf: largePdf, couverture })
    await app.user.click(await screen.findByLabelText('À une date choisie'))
    const at = screen.getByLabelText('Jour et heure (de Paris)')
    fireEvent.change(at, { target: { value: '2026-06-01T14:00' } })
    await app.user.click(await fields.submit())
    await waitFor(() => expect(patches).toBe(2))
    await app.user.click(screen.getByRole('link', { name: '#REGARDS' }))
    await waitFor(() => expect(tabs.held()).toEqual([]))
    isDown = false
    vi.setSystemTime(new Date('2026-06-01T13:00:00Z'))
    await comeBack(app)
    await panel()
    await click(app, 'Reprendre l’envoi')

    await expectAlert(/^Cette date est passée\./)
    expect(patches).toBe(2)
    expect(records).toEqual([])
  })

  it('clears the former error on success, and focuses the form', async () => {
    const app = await beginAndLeave()
    await comeBack(app)
    await panel()
    await click(app, 'Ajouter le numéro')
    expect(await screen.findByRole('alert')).toBeVisible()
    await click(app, 'Reprendre l’envoi')

    expect(await screen.findByText(success)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await fields.submit()).toHaveFocus()
  })

  it('asks before it replaces typed values, and stays in the list after a no', async () => {
    const app = await beginAndLeave()
    await comeBack(app)
    await panel()
    questions = []
    const answers = [false, true]
    vi.stubGlobal('confirm', (question: string) => {
      questions.push(question)
      return answers.shift()
    })
    fireEvent.change(await fields.numero(), { target: { value: '14' } })
    await click(app, 'Reprendre l’envoi')
    expect(questions).toEqual([
      expect.stringContaining('remplacera ce que vous avez saisi dans le formulaire'),
    ])
    expect(await fields.numero()).toHaveValue(14)
    expect(await panel()).toBeVisible()
    expect(uploads).toHaveLength(1)

    await click(app, 'Reprendre l’envoi')
    expect(questions).toHaveLength(2)
    expect(await screen.findByText(success)).toBeVisible()
    expect(records).toMatchObject([{ numero: 12 }])
  })

  it('is gone once it is published', async () => {
    const app = await beginAndLeave()
    await comeBack(app)
    await panel()
    await click(app, 'Reprendre l’envoi')
    await screen.findByText(success)
    await app.user.click(screen.getByRole('link', { name: '#REGARDS' }))
    await comeBack(app)

    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(interrupted)).not.toBeInTheDocument()
  })

  it('can be abandoned: the server forgets it too', async () => {
    const app = await beginAndLeave()
    await comeBack(app)
    await panel()
    await click(app, 'Abandonner')
    await waitFor(() => expect(dropped).toEqual([0]))
    expect(screen.queryByText(interrupted)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Nouveau Numéro' })).toHaveFocus()

    await app.user.click(screen.getByRole('link', { name: '#REGARDS' }))
    await comeBack(app)
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(interrupted)).not.toBeInTheDocument()
  })

  it('is nobody else’s', async () => {
    const app = await beginAndLeave()
    mockSession({ ...administrateur, id: 'user-3' })
    await act(() => app.queryClient.invalidateQueries({ queryKey: ['session'] }))
    await comeBack(app)

    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(interrupted)).not.toBeInTheDocument()
  })

  it('is forgotten after a day, as by the server', async () => {
    const app = await beginAndLeave()
    vi.useFakeTimers({ now: Date.now() + dayMs + 1, toFake: ['Date'] })
    await comeBack(app)

    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(interrupted)).not.toBeInTheDocument()
  })

  it('is not offered while another tab is at it', async () => {
    const hold = vi.spyOn(navigator.locks, 'request')
    const app = await beginAndLeave()
    tabs.holdElsewhere(String(hold.mock.calls[0]?.[0]))
    await comeBack(app)

    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(interrupted)).not.toBeInTheDocument()
  })

  it('is not gone on with when another tab was quicker', async () => {
    const hold = vi.spyOn(navigator.locks, 'request')
    const app = await beginAndLeave()
    await comeBack(app)
    await panel()
    tabs.holdElsewhere(String(hold.mock.calls[0]?.[0]))
    await click(app, 'Reprendre l’envoi')

    await expectAlert('Cet envoi est en cours dans un autre onglet.')
    expect(uploads).toHaveLength(1)
    expect(await fields.submit()).toBeEnabled()
  })

  describe('where the browser has no room for the files', () => {
    beforeEach(() => resetStoredForms({ keepsFiles: false }))

    it('asks for them, and goes on with the same ones', async () => {
      const app = await beginAndLeave()
      await comeBack(app)
      expect(await panel()).toHaveTextContent('Les fichiers n’ont pas pu être gardés')
      await click(app, 'Reprendre l’envoi')
      await expectAlert('Choisissez de nouveau les mêmes fichiers, puis ajoutez le numéro.')
      expect(await fields.numero()).toHaveValue(12)
      expect(await fields.date()).toHaveValue('2024-03-21')

      choose(await fields.pdf(), new File([largePdf], 'Copie.pdf', { type: 'application/pdf' }))
      choose(await fields.couverture(), couverture)
      await app.user.click(await fields.submit())
      expect(await screen.findByText(success)).toBeVisible()
      expect(uploads.map(({ kind }) => kind)).toEqual(['pdf', 'couverture'])
    })

    it('sends another file from its beginning, to another folder', async () => {
      const app = await beginAndLeave()
      await comeBack(app)
      await panel()
      await click(app, 'Reprendre l’envoi')
      const other = new File([new Uint8Array(largePdf.size)], largePdf.name)
      choose(await fields.pdf(), other)
      choose(await fields.couverture(), couverture)
      fireEvent.change(await fields.numero(), { target: { value: '14' } })
      await app.user.click(await fields.submit())

      expect(await screen.findByText(success)).toBeVisible()
      expect(uploads.map(({ kind }) => kind)).toEqual(['pdf', 'pdf', 'couverture'])
      expect(uploads[1]?.metadata.folder).not.toBe(uploads[0]?.metadata.folder)
      expect(uploads[2]?.metadata.folder).toBe(uploads[1]?.metadata.folder)
    })
  })
})

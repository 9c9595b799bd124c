import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { pickStoredTexts } from '@web/features/administration/publication/publicationTypes'
import { toPublishedRegard } from '@web/features/administration/issues/publishedRegardsQuery'
import { administrateur, buildRegard } from '../../../support/builders'
import { pressButton } from '../../../support/buttons'
import { expectConsoleError } from '../../../support/consoleErrors'
import { errorResponse, mockRegards, mockSession } from '../../../support/handlers'
import { mockTusUploads } from '../../../support/mockTusUploads'
import { mockWebLocks } from '../../../support/mockWebLocks'
import { readInWorker } from '../../../support/pdfWorker'
import { renderApp } from '../../../support/renderApp'
import { keepForm, resetStoredForms } from '../../../support/storedForms'
import { mockApi } from '../../../support/server'
import { nothing } from '../pdf/pdfContents'
import { choose, couverture, largePdf, pdf } from '../publication/regardForm'

const regard = buildRegard({ numero: 12, titre: 'Coiffes', sommaire: 'Bretagne' })
const { updatedAt } = regard
const form = `corriger:${regard.id}`

const reading = {
  ...{ etat: 'enCours', correctionsEnCours: false, raison: null, conseil: null },
  ...{ nombreDePages: 9, pagesTraitees: 2, pagesNumerisees: 0, pagesReconnues: 0 },
}

let uploads: ReturnType<typeof mockTusUploads>['uploads']
let saved: unknown[]
let patches: number
let isDown: boolean

beforeEach(async () => {
  await resetStoredForms({ forms: [form] })
  mockWebLocks()
  vi.stubGlobal('confirm', () => true)
  mockSession(administrateur)
  mockRegards([regard])
  patches = 0
  isDown = false
  ;({ uploads } = mockTusUploads({
    intercept: async (kind, { method }) => {
      if (kind !== 'pdf' || method !== 'PATCH') return undefined
      patches += 1
      if (isDown && patches === 2) await delay('infinite')
      return undefined
    },
  }))
  saved = []
  mockApi.get('/api/regards/:id', () => HttpResponse.json(regard))
  mockApi.patch('/api/regards/:id', async ({ request, params }) => {
    saved.push([params.id, await request.json()])
    return HttpResponse.json({ doc: regard })
  })
})

async function openCorrection() {
  const app = renderApp('/adminregards')
  await pressButton('Corriger le numéro 12')
  const dialog = within(await screen.findByRole('dialog'))
  return {
    app,
    dialog,
    pdf: dialog.getByLabelText<HTMLInputElement>('Nouveau PDF'),
    cover: dialog.getByLabelText<HTMLInputElement>('Nouvelle couverture'),
  }
}

it('the PDF of an issue is replaced, and nothing else', async () => {
  const correction = await openCorrection()
  choose(correction.pdf, pdf)
  await pressButton('Enregistrer')

  expect(await screen.findByText('Le numéro 12 a été corrigé, avec son nouveau PDF.')).toBeVisible()
  expect(uploads.map(({ kind, offset }) => [kind, offset])).toEqual([['pdf', pdf.size]])
  expect(saved).toEqual([[regard.id, { updatedAt, pdf: expect.any(String) as string }]])
})

const withdrawal = 'Retirer tout de suite l’ancien texte'

it('« retirer tout de suite l’ancien texte » is offered with a new PDF, and sent with it', async () => {
  const correction = await openCorrection()
  expect(correction.dialog.queryByLabelText(withdrawal)).not.toBeInTheDocument()
  choose(correction.pdf, pdf)
  fireEvent.click(await correction.dialog.findByLabelText(withdrawal))
  await pressButton('Enregistrer')

  const done = 'Le numéro 12 a été corrigé, avec son nouveau PDF. L’ancien texte est retiré.'
  expect(await screen.findByText(done)).toBeVisible()
  expect(saved).toEqual([
    [regard.id, { updatedAt, retirerAncienTexte: true, pdf: expect.any(String) as string }],
  ])
})

it('the text of the former PDF is withdrawn afterwards, while its articles are still visible', async () => {
  mockApi.get('/api/regards/lectures', () =>
    HttpResponse.json({
      lectures: { [regard.id]: { ...reading, enPreparation: true, anciensArticles: true } },
    }),
  )
  renderApp('/adminregards')
  expect(await screen.findByText('Articles de l’ancien PDF encore visibles')).toBeVisible()
  await pressButton('Corriger le numéro 12')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByLabelText(withdrawal))
  await pressButton('Enregistrer')

  const done = 'Le numéro 12 a été corrigé. L’ancien texte est retiré.'
  expect(await screen.findByText(done)).toBeVisible()
  expect(saved).toEqual([[regard.id, { updatedAt, retirerAncienTexte: true }]])
})

it('the cover is replaced, in one step and with the texts that were changed', async () => {
  const correction = await openCorrection()
  choose(correction.cover, couverture)
  fireEvent.change(correction.dialog.getByLabelText('Titre'), { target: { value: 'Sabots' } })
  await pressButton('Enregistrer')

  expect(
    await screen.findByText('Le numéro 12 a été corrigé, avec sa nouvelle couverture.'),
  ).toBeVisible()
  expect(saved).toEqual([
    [regard.id, { updatedAt, titre: 'Sabots', couverture: expect.any(String) as string }],
  ])
})

it('shows the progress of the files, and can be cancelled without a change of the issue', async () => {
  isDown = true
  const correction = await openCorrection()
  choose(correction.pdf, largePdf)
  choose(correction.cover, couverture)
  await pressButton('Enregistrer')
  const bar = await screen.findByRole('progressbar', { name: 'Étape 1 sur 3\u00a0: envoi du PDF' })
  await waitFor(() => expect(patches).toBe(2))
  expect(bar).toHaveAttribute('aria-valuenow', '26')
  await pressButton('Annuler')
  await pressButton('Oui, annuler')

  expect(await correction.dialog.findByRole('alert')).toHaveTextContent('L’envoi a été annulé.')
  expect(saved).toEqual([])
  expect(correction.dialog.getByText('Regards 13.pdf')).toBeVisible()
})

it('shows a refusal at the field of the file, and keeps the form', async () => {
  expectConsoleError(/La correction du numéro 12 a échoué/)
  mockApi.patch('/api/regards/:id', () =>
    errorResponse(400, 'Champ invalide', {
      data: { errors: [{ path: 'pdf', message: 'Ce fichier PDF n’existe pas' }] },
    }),
  )
  const correction = await openCorrection()
  choose(correction.pdf, new File(['x'], 'notes.txt'))
  expect(await correction.dialog.findByText('Le fichier doit être un PDF')).toBeVisible()
  choose(correction.pdf, pdf)
  await pressButton('Enregistrer')

  await correction.dialog.findByRole('alert')
  expect(correction.pdf).toHaveAccessibleDescription(/Ce fichier PDF n’existe pas/)
  expect(correction.dialog.getByText('Regards 12.pdf')).toBeVisible()
})

it('sends only the missing part after a failed save', async () => {
  expectConsoleError(/La correction du numéro 12 a échoué/)
  mockApi.patch('/api/regards/:id', () => errorResponse(503, 'Service indisponible'), {
    once: true,
  })
  const correction = await openCorrection()
  choose(correction.pdf, pdf)
  await pressButton('Enregistrer')
  await correction.dialog.findByRole('alert')
  await pressButton('Enregistrer')

  await screen.findByText('Le numéro 12 a été corrigé, avec son nouveau PDF.')
  expect(uploads).toHaveLength(1)
})

it('tells that the PDF is of another number, and takes its first page as cover', async () => {
  readInWorker.mockResolvedValue({
    ...nothing,
    pages: [[{ text: 'Regards n° 99', size: 0.1 }]],
    cover: new Blob(['page 1'], { type: 'image/jpeg' }),
  })
  const correction = await openCorrection()
  choose(correction.pdf, pdf)

  expect(
    await screen.findByText(/^Ce PDF dit «\sn°\s99\s» .* vous corrigez le numéro 12\./),
  ).toBeVisible()
  await pressButton('Prendre la page\u00a01 du nouveau PDF comme couverture')
  expect(await correction.dialog.findByText('Regards 12 – page 1.jpg')).toBeVisible()
  expect(screen.queryByText(/^Prendre la page/)).not.toBeInTheDocument()
  await pressButton('Enregistrer')
  await screen.findByText(
    'Le numéro 12 a été corrigé, avec son nouveau PDF et sa nouvelle couverture.',
  )
})

/** Corrects the title and the PDF, leaves the page while the PDF is sent, and comes back. */
async function interruptCorrection() {
  isDown = true
  const { app, ...correction } = await openCorrection()
  choose(correction.pdf, largePdf)
  fireEvent.change(correction.dialog.getByLabelText('Titre'), { target: { value: 'Sabots' } })
  await pressButton('Enregistrer')
  await waitFor(() => expect(patches).toBe(2))
  fireEvent.click(screen.getByText('#REGARDS', { selector: 'a' }))
  await screen.findByRole('heading', { name: 'Regards', level: 1 })
  isDown = false
  app.queryClient.removeQueries({ queryKey: ['interrupted'] })
  await app.user.click(await screen.findByRole('button', { name: 'Mon compte' }))
  await app.user.click(await screen.findByRole('link', { name: 'Administration' }))
  return screen.findByRole('region', { name: 'Un remplacement a été interrompu' })
}

it('goes on where it was after the page was left', async () => {
  const panel = await interruptCorrection()
  expect(panel).toHaveTextContent(/Numéro 12 du 21\/03\/2024.*256\sko sur 976,6\sko envoyés/)
  expect(screen.queryByText('Un envoi a été interrompu')).not.toBeInTheDocument()
  fireEvent.click(within(panel).getByRole('button', { name: 'Reprendre l’envoi' }))
  expect(await screen.findByText('Le numéro 12 a été corrigé, avec son nouveau PDF.')).toBeVisible()
  expect(uploads.map(({ kind, offset }) => [kind, offset])).toEqual([['pdf', largePdf.size]])
  expect(saved).toEqual([
    [regard.id, { updatedAt, titre: 'Sabots', pdf: expect.any(String) as string }],
  ])
  expect(panel).not.toBeInTheDocument()
})

it('goes on only once it was read, if somebody else wrote the same field meanwhile', async () => {
  const panel = await interruptCorrection()
  const now = {
    ...regard,
    titre: 'Bonnets',
    sommaire: 'Auvergne',
    updatedAt: '2026-11-29T09:00:00.000Z',
  }
  mockApi.get('/api/regards/:id', () => HttpResponse.json(now))
  fireEvent.click(within(panel).getByRole('button', { name: 'Reprendre l’envoi' }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('alert')).toHaveTextContent('a changé entre-temps')
  expect(dialog.getByLabelText('Titre')).toHaveValue('Sabots')
  expect(dialog.getByLabelText('Titre')).toHaveAccessibleDescription(/«\u00a0Bonnets\u00a0»/)
  expect(dialog.getByLabelText('Sommaire')).toHaveValue('Auvergne')
  expect(saved).toEqual([])
  await pressButton('Enregistrer')

  await screen.findByText('Le numéro 12 a été corrigé, avec son nouveau PDF.')
  expect(saved).toEqual([
    [regard.id, { titre: 'Sabots', updatedAt: now.updatedAt, pdf: expect.any(String) as string }],
  ])
})

it('shows corrections kept from an older state beside another account’s values', async () => {
  const base = pickStoredTexts(toPublishedRegard(regard))
  const correction = { regard: regard.id, base, isWithdrawn: false }
  await keepForm({ form, values: { sommaire: 'Alsace' }, correction })
  const now = { ...regard, sommaire: 'Auvergne', updatedAt: '2026-11-29T09:00:00.000Z' }
  mockRegards([now])
  mockApi.get('/api/regards/:id', () => HttpResponse.json(now))
  const { dialog } = await openCorrection()

  await waitFor(() => expect(dialog.getByLabelText('Sommaire')).toHaveValue('Alsace'))
  expect(dialog.getByLabelText('Sommaire')).toHaveAccessibleDescription(/«\u00a0Auvergne\u00a0»/)
  await pressButton('Enregistrer')
  await screen.findByText('Le numéro 12 a été corrigé.')
  expect(saved).toEqual([[regard.id, { sommaire: 'Alsace', updatedAt: now.updatedAt }]])
})

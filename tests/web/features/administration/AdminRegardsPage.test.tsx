import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { administrateur, buildRegard, editeur } from '../../support/builders'
import { expectConsoleError } from '../../support/consoleErrors'
import { answerRegards, answerSession, refusal } from '../../support/handlers'
import { renderApp } from '../../support/renderApp'
import { server } from '../../support/server'
import { answerUploads } from '../../support/tusServer'

const pdf = new File([new Uint8Array(1_000)], 'Regards 12.pdf', { type: 'application/pdf' })
const couverture = new File([new Uint8Array(500)], 'couverture.png', { type: 'image/png' })

const success = 'Le numéro a été ajouté avec succès !'

const field = {
  numero: () => screen.findByLabelText('Numéro'),
  date: () => screen.findByLabelText('Date de parution'),
  pdf: () => screen.findByLabelText<HTMLInputElement>('Fichier PDF'),
  couverture: () => screen.findByLabelText<HTMLInputElement>('Image de couverture'),
  submit: () => screen.findByRole('button', { name: 'Ajouter le numéro' }),
}

describe('who may open /adminregards', () => {
  beforeEach(() => answerRegards([]))

  it('sends visitors to the login page', async () => {
    answerSession(null)
    const { currentPath } = renderApp('/adminregards')

    await waitFor(() => expect(currentPath()).toBe('/login'))
  })

  it('tells an editeur that publishing is for administrators', async () => {
    answerSession(editeur)
    const { currentPath } = renderApp('/adminregards')

    expect(
      await screen.findByRole('heading', { name: 'Accès réservé aux administrateurs' }),
    ).toBeVisible()
    expect(screen.queryByText('Nouveau Numéro')).not.toBeInTheDocument()
    expect(currentPath()).toBe('/adminregards')
  })

  it('lets an administrateur in', async () => {
    answerSession(administrateur)
    renderApp('/adminregards')

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Administration des Regards' }),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nouveau Numéro' })).toBeVisible()
  })

  it('sends nobody away when the server cannot say who is there', async () => {
    server.use(
      http.get('/api/users/me', () => refusal(503, 'Service indisponible'), { once: true }),
    )
    const { user, currentPath } = renderApp('/adminregards')
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(currentPath()).toBe('/adminregards')

    answerSession(administrateur)
    await user.click(retry)
    expect(await screen.findByText('Nouveau Numéro')).toBeVisible()
  })
})

describe('the form of /adminregards', () => {
  beforeEach(() => {
    answerSession(administrateur)
    answerRegards([])
  })

  it('asks for a number, a date, a PDF and an image', async () => {
    renderApp('/adminregards')

    expect(await field.numero()).toHaveAttribute('placeholder', 'Ex: 123')
    expect(await field.numero()).toHaveAttribute('type', 'number')
    expect(await field.date()).toHaveAttribute('type', 'date')
    expect(await field.pdf()).toHaveAttribute('accept', '.pdf')
    expect(await field.couverture()).toHaveAttribute('accept', 'image/*')
    expect(await field.couverture()).toHaveAccessibleDescription('JPG, PNG, GIF')
    expect(screen.queryByText('Le numéro est obligatoire')).not.toBeInTheDocument()
  })

  it.each([
    ['', 'Le numéro est obligatoire'],
    ['0', 'Le numéro doit être supérieur à 0'],
    ['-1', 'Le numéro doit être supérieur à 0'],
    ['1.5', 'Le numéro doit être un nombre entier'],
  ])('refuses the number "%s" once the field was touched: %s', async (typed, message) => {
    const { user } = renderApp('/adminregards')
    const numero = await field.numero()
    await user.click(numero)
    if (typed) fireEvent.change(numero, { target: { value: typed } })
    expect(screen.queryByText(message)).not.toBeInTheDocument()
    await user.tab()

    expect(numero).toHaveAccessibleDescription(message)
    expect(numero).toBeInvalid()
  })

  it('wants a date', async () => {
    const { user } = renderApp('/adminregards')
    await user.click(await field.date())
    await user.tab()

    expect(await field.date()).toHaveAccessibleDescription('La date de parution est obligatoire')
  })

  it('says that fields are missing when it is submitted empty, and leads to the first', async () => {
    const { user } = renderApp('/adminregards')
    await user.click(await field.submit())

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Veuillez remplir tous les champs obligatoires',
    )
    expect(screen.getByText('Le numéro est obligatoire')).toBeVisible()
    expect(screen.getByText('La date de parution est obligatoire')).toBeVisible()
    expect(await field.numero()).toHaveFocus()
  })

  it.each([
    ['both files', undefined, undefined],
    ['the PDF', undefined, couverture],
    ['the cover', pdf, undefined],
  ])('says so when %s are missing', async (_name, chosenPdf, chosenCover) => {
    const { user } = renderApp('/adminregards')
    await fill({ pdf: chosenPdf, couverture: chosenCover })
    await user.click(await field.submit())

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Veuillez sélectionner un fichier PDF et une couverture',
    )
  })

  it('refuses a PDF or a cover that is something else before sending anything', async () => {
    const { user } = renderApp('/adminregards')
    const text = new File(['bonjour'], 'notes.txt', { type: 'text/plain' })
    await fill({ pdf: text, couverture: text })
    await user.click(await field.submit())

    expect(await field.pdf()).toHaveAccessibleDescription(/Le fichier doit être un PDF/)
    expect(await field.couverture()).toHaveAccessibleDescription(
      /La couverture doit être une image/,
    )
  })

  it('refuses an empty file', async () => {
    renderApp('/adminregards')
    await fill({ pdf: new File([], 'vide.pdf', { type: 'application/pdf' }) })

    expect(await field.pdf()).toHaveAccessibleDescription(/Le fichier est vide/)
  })
})

describe('publishing an issue', () => {
  let requests: string[] = []

  beforeEach(() => {
    requests = []
    server.events.removeAllListeners()
    server.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET') requests.push(`${request.method} ${pathname}`)
    })
    answerSession(administrateur)
    answerRegards([])
  })

  it('sends the PDF, then the cover, then the record', async () => {
    const { uploads } = answerUploads()
    const records = answerCreation()
    await publish()

    expect(await screen.findByText(success)).toBeVisible()
    expect(requests).toEqual(['POST /api/uploads', 'POST /api/uploads', 'POST /api/regards'])
    expect(uploads.map(({ metadata }) => metadata)).toEqual([
      {
        kind: 'pdf',
        filename: 'Regards 12.pdf',
        filetype: 'application/pdf',
        folder: expect.stringMatching(/^[a-z0-9]{8,32}$/) as string,
      },
      {
        kind: 'couverture',
        filename: 'couverture.png',
        filetype: 'image/png',
        folder: uploads[0]?.metadata.folder,
      },
    ])
    expect(records).toEqual([
      {
        numero: 12,
        dateParution: '2024-03-21',
        pdf: 'document-pdf',
        couverture: 'document-couverture',
      },
    ])
  })

  it('is empty again after a success, file pickers too', async () => {
    answerUploads()
    answerCreation()
    await publish()
    await screen.findByText(success)

    expect(await field.numero()).toHaveValue(null)
    expect(await field.date()).toHaveValue('')
    expect((await field.pdf()).value).toBe('')
    expect((await field.couverture()).value).toBe('')
    expect(screen.queryByText('Le numéro est obligatoire')).not.toBeInTheDocument()
    expect(await field.submit()).toBeEnabled()
  })

  it('takes the success banner away after 3 s', async () => {
    answerUploads()
    answerCreation()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await publish()
    await screen.findByText(success)

    await act(() => vi.advanceTimersByTimeAsync(2_800))
    expect(screen.getByText(success)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.queryByText(success)).not.toBeInTheDocument()
  })

  it('shows the step and the progress, and cannot be submitted twice', async () => {
    answerUploads()
    server.use(http.post('/api/regards', () => delay('infinite')))
    await publish()

    expect(await screen.findByRole('button', { name: 'Ajout en cours...' })).toBeDisabled()
    const progress = await screen.findByRole('progressbar', {
      name: /Étape 3 sur 3\s: enregistrement du numéro/,
    })
    expect(progress).toHaveAttribute('aria-valuenow', '100')
    expect(progress).toHaveAttribute('aria-valuemax', '100')
  })

  it('shows in the magazine at once', async () => {
    answerUploads()
    answerCreation()
    const { user } = await publish()
    await screen.findByText(success)

    answerRegards([buildRegard({ numero: 12 })])
    await user.click(screen.getByRole('link', { name: '#REGARDS' }))
    expect(await screen.findByRole('heading', { name: '#12' })).toBeVisible()
  })

  it.each([
    [
      'the PDF',
      'pdf',
      /L’envoi du PDF a échoué\s: Le fichier n’est pas un PDF\./,
      ['POST /api/uploads'],
    ],
    [
      'the cover',
      'couverture',
      /L’envoi de la couverture a échoué\s: Le fichier n’est pas un PDF\./,
      ['POST /api/uploads', 'POST /api/uploads'],
    ],
  ])('stops when %s is refused, and says why', async (_name, refused, message, expected) => {
    expectConsoleError(/La publication du numéro a échoué/)
    answerUploads({
      interfere: (kind) =>
        kind === refused ? refusal(422, 'Le fichier n’est pas un PDF.') : undefined,
    })
    await publish()

    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(requests).toEqual(expected)
    expect(await field.submit()).toBeEnabled()
    expect(await field.numero()).toHaveValue(12)
  })

  it('says why the record was refused, beside the field too, and sends no file again', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    answerUploads()
    server.use(
      http.post('/api/regards', () =>
        refusal(400, 'Le numéro 12 existe déjà', {
          code: 'validation',
          data: { errors: [{ path: 'numero', message: 'Le numéro 12 existe déjà' }] },
        }),
      ),
    )
    const { user } = await publish()

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /L’enregistrement du numéro a échoué\s: Le numéro 12 existe déjà/,
    )
    expect(await field.numero()).toHaveAccessibleDescription('Le numéro 12 existe déjà')

    requests = []
    const records = answerCreation()
    fireEvent.change(await field.numero(), { target: { value: '13' } })
    expect(await field.numero()).toBeValid()
    await user.click(await field.submit())

    await screen.findByText(success)
    expect(requests).toEqual(['POST /api/regards'])
    expect(records).toMatchObject([{ numero: 13, pdf: 'document-pdf' }])
  })

  it('sends only the file that was changed after a failure, to a folder of its own', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    const { uploads } = answerUploads()
    server.use(http.post('/api/regards', () => refusal(500, 'Panne'), { once: true }))
    const { user } = await publish()
    await screen.findByRole('alert')

    requests = []
    answerCreation()
    choose(await field.pdf(), new File([new Uint8Array(2_000)], 'Corrigé.pdf'))
    await user.click(await field.submit())

    await screen.findByText(success)
    expect(requests).toEqual(['POST /api/uploads', 'POST /api/regards'])
    expect(uploads[2]?.metadata.filename).toBe('Corrigé.pdf')
    expect(uploads[2]?.metadata.folder).not.toBe(uploads[0]?.metadata.folder)
  })

  it('sends the PDF again when the server no longer has it', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    answerUploads()
    server.use(
      http.post(
        '/api/regards',
        () =>
          refusal(400, 'Ce PDF n’existe plus', {
            data: { errors: [{ path: 'pdf', message: 'Ce PDF n’existe plus' }] },
          }),
        { once: true },
      ),
    )
    const { user } = await publish()
    await screen.findByRole('alert')
    expect(await field.pdf()).toHaveAccessibleDescription(/Ce PDF n’existe plus/)

    requests = []
    answerCreation()
    await user.click(await field.submit())
    await screen.findByText(success)
    expect(requests).toEqual(['POST /api/uploads', 'POST /api/regards'])
  })

  it('goes to a new folder when a lost answer had left the file in the first one', async () => {
    let isTaken = true
    const { uploads } = answerUploads({
      interfere: () => {
        if (!isTaken) return undefined
        isTaken = false
        return refusal(409, 'Ce dossier contient déjà un fichier de ce nom.', {
          code: 'folder-taken',
        })
      },
    })
    answerCreation()
    await publish()

    await screen.findByText(success)
    expect(uploads.map(({ kind }) => kind)).toEqual(['pdf', 'couverture'])
  })

  it('uses another folder for the next issue', async () => {
    const { uploads } = answerUploads()
    answerCreation()
    const { user } = await publish()
    await screen.findByText(success)
    await fill({ pdf, couverture })
    await user.click(await field.submit())
    await waitFor(() => expect(uploads).toHaveLength(4))

    expect(uploads[2]?.metadata.folder).not.toBe(uploads[0]?.metadata.folder)
  })
})

/** Takes the record; gives what was sent, as it comes. */
function answerCreation(): unknown[] {
  const records: unknown[] = []
  server.use(
    http.post('/api/regards', async ({ request }) => {
      records.push(await request.json())
      return HttpResponse.json({ doc: { id: 'regard-12' } }, { status: 201 })
    }),
  )
  return records
}

async function publish() {
  const app = renderApp('/adminregards')
  await fill({ pdf, couverture })
  await app.user.click(await field.submit())
  return app
}

async function fill(files: { pdf?: File; couverture?: File }) {
  fireEvent.change(await field.numero(), { target: { value: '12' } })
  fireEvent.change(await field.date(), { target: { value: '2024-03-21' } })
  if (files.pdf) choose(await field.pdf(), files.pdf)
  if (files.couverture) choose(await field.couverture(), files.couverture)
}

/** As a file picker does: what is chosen is the browser's matter, even against `accept`. */
function choose(input: HTMLInputElement, file: File) {
  fireEvent.change(input, { target: { files: [file] } })
}

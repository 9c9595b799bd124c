import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAlert } from '../../../support/expectations'
import { administrateur, buildRegard } from '../../../support/builders'
import {
  mockRegards,
  mockSession,
  errorResponse,
  fieldErrorResponse,
} from '../../../support/handlers'
import { mockApi, server } from '../../../support/server'
import { answerCreation } from '../../../support/answerCreation'
import { mockTusUploads } from '../../../support/mockTusUploads'
import { expectConsoleError } from '../../../support/consoleErrors'
import { choose, couverture, fields, fill, pdf, publish } from './regardForm'

const success = 'Le numéro a été ajouté avec succès !'

describe('publishing an issue', () => {
  let requests: string[] = []

  beforeEach(() => {
    requests = []
    server.events.removeAllListeners()
    server.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url)
      if (request.method !== 'GET') requests.push(`${request.method} ${pathname}`)
    })
    mockSession(administrateur)
    mockRegards([])
  })

  it('sends the PDF, then the cover, then the record', async () => {
    const { uploads } = mockTusUploads()
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
        // Of a thousand zeros.
        md5Hash: '7ePTtoW04Te6TLJSEymnXg==',
      },
      {
        kind: 'couverture',
        filename: 'couverture.png',
        filetype: 'image/png',
        folder: uploads[0]?.metadata.folder,
        md5Hash: 'SaR+JOwhgY7Oe8y4bprYgA==',
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
    mockTusUploads()
    answerCreation()
    await publish()
    await screen.findByText(success)

    expect(await fields.numero()).toHaveValue(null)
    expect(await fields.date()).toHaveValue('')
    expect((await fields.pdf()).value).toBe('')
    expect((await fields.couverture()).value).toBe('')
    expect(screen.queryByText('Le numéro est obligatoire')).not.toBeInTheDocument()
    expect(await fields.submit()).toBeEnabled()
  })

  it('takes the success banner away after 3 s', async () => {
    mockTusUploads()
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
    mockTusUploads()
    mockApi.post('/api/regards', () => delay('infinite'))
    await publish()

    expect(await screen.findByRole('button', { name: 'Ajout en cours...' })).toBeDisabled()
    const progress = await screen.findByRole('progressbar', {
      name: /Étape 3 sur 3\s: enregistrement du numéro/,
    })
    expect(progress).toHaveAttribute('aria-valuenow', '100')
    expect(progress).toHaveAttribute('aria-valuemax', '100')
    expect(screen.getByRole('group', { name: 'Ajout du numéro' })).toHaveFocus()
  })

  it('shows in the magazine at once', async () => {
    mockTusUploads()
    answerCreation()
    server.events.on('response:mocked', ({ request }) => {
      if (request.method === 'POST') mockRegards([buildRegard({ numero: 12 })])
    })
    const { user } = await publish()
    await screen.findByText(success)

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
    mockTusUploads({
      intercept: (kind) =>
        kind === refused ? errorResponse(422, 'Le fichier n’est pas un PDF.') : undefined,
    })
    await publish()

    await expectAlert(message)
    expect(requests).toEqual(expected)
    expect(await fields.submit()).toBeEnabled()
    expect(await fields.numero()).toHaveValue(12)
  })

  it('says why the record was refused, beside the field too, and sends no file again', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    mockTusUploads()
    mockApi.post('/api/regards', () => fieldErrorResponse('numero', 'Le numéro 12 existe déjà'))
    const { user } = await publish()

    await expectAlert(/L’enregistrement du numéro a échoué\s: Le numéro 12 existe déjà/)
    expect(await fields.numero()).toHaveAccessibleDescription('Le numéro 12 existe déjà')

    requests = []
    const records = answerCreation()
    fireEvent.change(await fields.numero(), { target: { value: '13' } })
    expect(await fields.numero()).toBeValid()
    await user.click(await fields.submit())

    await screen.findByText(success)
    expect(requests).toEqual(['POST /api/regards'])
    expect(records).toMatchObject([{ numero: 13, pdf: 'document-pdf' }])
  })

  it.each([
    ['the answer to the record is lost', () => HttpResponse.error()],
    ['a proxy answers in its place', () => errorResponse(502, 'Bad gateway')],
  ])('is told done when %s, but the issue is there', async (_name, answer) => {
    mockTusUploads()
    mockApi.patch('/api/regards/:id', { doc: {} })
    mockApi.post('/api/regards', () => {
      mockRegards([{ ...buildRegard({ numero: 12 }), pdf: 'document-pdf' }])
      return answer()
    })
    await publish()

    expect(await screen.findByText(success)).toBeVisible()
  })

  it('waits for a service that is away, and goes on by itself', async () => {
    mockTusUploads()
    const records = answerCreation()
    const away = () => errorResponse(503, 'Indisponible', { code: 'service-unavailable' })
    mockApi.post('/api/regards', away, { once: true })
    mockApi.get('/api/regards', away, { once: true })
    await publish()

    expect(await screen.findByText(success)).toBeVisible()
    expect(records).toMatchObject([{ numero: 12, pdf: 'document-pdf' }])
  })

  it('sends only the file that was changed after a failure, to a folder of its own', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    const { uploads } = mockTusUploads()
    mockApi.post('/api/regards', () => errorResponse(500, 'Panne'), { once: true })
    const { user } = await publish()
    await screen.findByRole('alert')

    requests = []
    answerCreation()
    choose(await fields.pdf(), new File([new Uint8Array(2_000)], 'Corrigé.pdf'))
    await user.click(await fields.submit())

    await screen.findByText(success)
    expect(requests).toEqual(['POST /api/uploads', 'POST /api/regards'])
    expect(uploads[2]?.metadata.filename).toBe('Corrigé.pdf')
    expect(uploads[2]?.metadata.folder).not.toBe(uploads[0]?.metadata.folder)
  })

  it('sends the PDF again when the server no longer has it', async () => {
    expectConsoleError(/La publication du numéro a échoué/)
    mockTusUploads()
    const refuse = () => fieldErrorResponse('pdf', 'Ce PDF n’existe plus')
    mockApi.post('/api/regards', refuse, { once: true })
    const { user } = await publish()
    await screen.findByRole('alert')
    expect(await fields.pdf()).toHaveAccessibleDescription(/Ce PDF n’existe plus/)

    requests = []
    answerCreation()
    await user.click(await fields.submit())
    await screen.findByText(success)
    expect(requests).toEqual(['POST /api/uploads', 'POST /api/regards'])
  })

  it('goes to a new folder when a lost answer had left the file in the first one', async () => {
    let isTaken = true
    const { uploads } = mockTusUploads({
      intercept: () => {
        if (!isTaken) return undefined
        isTaken = false
        return errorResponse(409, 'Ce dossier contient déjà un fichier de ce nom.', {
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
    const { uploads } = mockTusUploads()
    answerCreation()
    const { user } = await publish()
    await screen.findByText(success)
    await fill({ pdf, couverture })
    await user.click(await fields.submit())
    await waitFor(() => expect(uploads).toHaveLength(4))

    expect(uploads[2]?.metadata.folder).not.toBe(uploads[0]?.metadata.folder)
  })
})

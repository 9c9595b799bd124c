import { PdfError } from '@regards/pdf-engine/PdfError'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PdfContent } from '@web/features/administration/pdf/reader/PdfContent'
import { administrateur } from '../../../support/builders'
import { expectConsoleError } from '../../../support/consoleErrors'
import { answerCreation } from '../../../support/answerCreation'
import { mockSite } from '../../../support/handlers'
import { mockTusUploads } from '../../../support/mockTusUploads'
import { renderApp } from '../../../support/renderApp'
import { server } from '../../../support/server'
import { issue52, issue53, nothing, pdf52, pdf53 } from './pdfContents'
import { readInWorker } from '../../../support/pdfWorker'
import { choose, couverture, fields, fill } from '../publication/regardForm'

const titre = () => screen.getByLabelText('Titre')
const sommaire = () => screen.getByLabelText('Sommaire')
const coverName = 'maquette – page 1.jpg'
const panel = () => screen.findByRole('region', { name: 'Propositions du PDF' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Opens the page and chooses a PDF, which is read as the test says. */
async function choosePdf() {
  const app = renderApp('/adminregards')
  choose(await fields.pdf(), pdf52)
  return app
}

/** Opens the page and chooses the PDF of issue 52. */
async function chooseIssue52() {
  readInWorker.mockResolvedValueOnce(issue52)
  const app = await choosePdf()
  await panel()
  return app
}

async function replaceByIssue53() {
  readInWorker.mockResolvedValueOnce(issue53)
  choose(await fields.pdf(), pdf53)
  await screen.findByText('53', { selector: 'strong' })
}

beforeEach(() => mockSite(administrateur, []))

describe('a PDF that is chosen', () => {
  it('fills the form, and shows where each value was found', async () => {
    await chooseIssue52()

    expect(await fields.numero()).toHaveValue(52)
    expect(await fields.date()).toHaveValue('2024-03-21')
    expect(titre()).toHaveValue('Les coiffes de Bretagne')
    expect(sommaire()).toHaveValue('Éditorial\nLes coiffes')
    expect(screen.getByText(coverName)).toBeVisible()
    const found = within(await panel())
    expect(found.getByText(/^lu sur la page\s1$/)).toBeVisible()
    expect(found.getByText(/^«\sprintemps 2024\s», lu sur la page\s1$/)).toBeVisible()
    expect(found.getByText('lu dans les propriétés du PDF')).toBeVisible()
    expect(found.getByText(/^lu sur la page\s2$/)).toBeVisible()
    expect(await fields.numero()).toHaveAccessibleDescription(
      /^Proposition\s: lu sur la page\s1\.$/,
    )
    expect(titre()).toHaveAccessibleDescription(
      /^Facultatif\. Proposition\s: lu dans les propriétés/,
    )
  })

  it('is announced politely, when it is read and when it has been', async () => {
    let finish: (content: PdfContent) => void = () => {}
    readInWorker.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    await choosePdf()

    const status = (await screen.findByText('Lecture du PDF…')).closest('[role=status]')
    expect(status).not.toBeNull()
    finish(issue52)
    await waitFor(() =>
      expect(status).toHaveTextContent(
        'Le PDF a rempli le numéro, la date, le titre, le sommaire et la couverture. Vérifiez avant d’ajouter le numéro.',
      ),
    )
  })

  it('sends nothing before the issue is added, then the proposals', async () => {
    const requests: string[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.method !== 'GET') requests.push(request.url)
    })
    const { uploads } = mockTusUploads()
    const records = answerCreation()
    const { user } = await chooseIssue52()
    expect(requests).toEqual([])

    await user.click(await fields.submit())
    await screen.findByText('Le numéro a été ajouté avec succès !')
    expect(uploads.map(({ metadata }) => metadata.filename)).toEqual(['maquette.pdf', coverName])
    expect(uploads[1]?.metadata.filetype).toBe('image/jpeg')
    expect(records).toEqual([
      {
        numero: 52,
        dateParution: '2024-03-21',
        titre: 'Les coiffes de Bretagne',
        sommaire: 'Éditorial\nLes coiffes',
        pdf: 'document-pdf',
        couverture: 'document-couverture',
      },
    ])
    expect(screen.queryByRole('region', { name: 'Propositions du PDF' })).not.toBeInTheDocument()
    expect(titre()).toHaveValue('')
  })

  it('keeps filled fields and a chosen cover', async () => {
    readInWorker.mockResolvedValueOnce(issue52)
    renderApp('/adminregards')
    await fill({ couverture })
    type(titre(), 'Mon titre')
    choose(await fields.pdf(), pdf52)

    const found = within(await panel())
    expect(await fields.numero()).toHaveValue(12)
    expect(await fields.date()).toHaveValue('2024-03-21')
    expect(titre()).toHaveValue('Mon titre')
    expect(screen.getByText('couverture.png')).toBeVisible()
    expect(sommaire()).toHaveValue('Éditorial\nLes coiffes')
    expect(found.getAllByText(/votre choix est gardé/)).toHaveLength(4)
    expect(await fields.numero()).not.toHaveAccessibleDescription(/Proposition/)
  })

  it('keeps values typed while the PDF is read', async () => {
    let finish: (content: PdfContent) => void = () => {}
    readInWorker.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    await choosePdf()
    await screen.findByText('Lecture du PDF…')
    type(await fields.numero(), '7')
    finish(issue52)

    await panel()
    expect(await fields.numero()).toHaveValue(7)
    expect(titre()).toHaveValue('Les coiffes de Bretagne')
  })

  it('proposes only its cover when it has no text', async () => {
    readInWorker.mockResolvedValueOnce({ ...nothing, cover: issue52.cover })
    await choosePdf()

    expect(within(await panel()).getAllByRole('term')).toHaveLength(1)
    expect(screen.getByText(coverName)).toBeVisible()
    expect(await fields.numero()).toHaveValue(null)
  })

  it.each([
    ['is empty of all', () => Promise.resolve(nothing)],
    ['is damaged', () => Promise.reject(new PdfError('unreadable', undefined))],
    ['is locked', () => Promise.reject(new PdfError('locked', undefined))],
  ])('that %s leaves the form to be filled by hand', async (_what, read) => {
    readInWorker.mockImplementationOnce(read)
    mockTusUploads()
    const records = answerCreation()
    const { user } = await choosePdf()

    expect(
      await screen.findByText(/^Ce PDF ne propose rien\s: remplissez les champs\.$/),
    ).toBeVisible()
    await fill({ couverture })
    await user.click(await fields.submit())
    await screen.findByText('Le numéro a été ajouté avec succès !')
    expect(records).toHaveLength(1)
  })

  it('leaves the form empty when the code that reads PDFs could not be loaded', async () => {
    expectConsoleError(/L’aperçu du PDF n’a pas pu être fait/)
    expectConsoleError(/Le PDF n’a rien pu proposer/)
    readInWorker.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await choosePdf()

    expect(await screen.findByText(/^Ce PDF ne propose rien/)).toBeVisible()
    expect(await fields.submit()).toBeEnabled()
  })

  it('changes nothing when the issue is added before the PDF is read', async () => {
    let signal: AbortSignal | undefined
    readInWorker.mockImplementationOnce((_file, its) => {
      signal = its
      return new Promise(() => {})
    })
    mockTusUploads()
    answerCreation()
    const { user } = await choosePdf()
    await fill({ couverture })
    await screen.findByText('Lecture du PDF…')
    await user.click(await fields.submit())

    await screen.findByText('Le numéro a été ajouté avec succès !')
    expect(signal?.aborted).toBe(true)
    expect(screen.queryByText('Lecture du PDF…')).not.toBeInTheDocument()
  })
})

describe('a PDF that is replaced', () => {
  it('changes only unchanged proposals', async () => {
    await chooseIssue52()
    type(titre(), 'Mon titre')
    await replaceByIssue53()

    expect(await fields.numero()).toHaveValue(53)
    expect(await fields.date()).toHaveValue('2024-06-21')
    expect(titre()).toHaveValue('Mon titre')
    // The second PDF has no summary: that of the first is not kept.
    expect(sommaire()).toHaveValue('')
    expect(screen.getByText('autre – page 1.jpg')).toBeVisible()
    expect(screen.queryByText(coverName)).not.toBeInTheDocument()
  })

  it('does not fill an emptied field again', async () => {
    const { user } = await chooseIssue52()
    type(await fields.numero(), '')
    await user.click(screen.getByRole('button', { name: `Retirer le fichier ${coverName}` }))
    await replaceByIssue53()

    expect(await fields.numero()).toHaveValue(null)
    expect(await fields.date()).toHaveValue('2024-06-21')
    expect(screen.queryByText('autre – page 1.jpg')).not.toBeInTheDocument()
  })

  it('keeps a cover that was chosen in place of the one proposed', async () => {
    await chooseIssue52()
    choose(await fields.couverture(), couverture)
    await replaceByIssue53()

    expect(screen.getByText('couverture.png')).toBeVisible()
    expect(screen.queryByText('autre – page 1.jpg')).not.toBeInTheDocument()
  })

  it('is kept when the file offered in its place is refused', async () => {
    await chooseIssue52()
    choose(await fields.pdf(), couverture)

    expect(await fields.pdf()).toHaveAccessibleDescription(/Le fichier doit être un PDF/)
    expect(await fields.numero()).toHaveValue(52)
  })
})

describe('a PDF that is removed', () => {
  it('removes unchanged proposals', async () => {
    const { user } = await chooseIssue52()
    type(titre(), 'Mon titre')
    await user.click(screen.getByRole('button', { name: 'Retirer le fichier maquette.pdf' }))

    expect(await fields.numero()).toHaveValue(null)
    expect(await fields.date()).toHaveValue('')
    expect(titre()).toHaveValue('Mon titre')
    expect(sommaire()).toHaveValue('')
    expect(screen.queryByText(coverName)).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Propositions du PDF' })).not.toBeInTheDocument()
  })
})

describe('« Effacer les propositions »', () => {
  it('empties unchanged proposals; the PDF stays', async () => {
    const { user } = await chooseIssue52()
    type(titre(), 'Mon titre')
    await user.click(screen.getByRole('button', { name: 'Effacer les propositions' }))

    expect(await fields.numero()).toHaveValue(null)
    expect(titre()).toHaveValue('Mon titre')
    expect(screen.queryByText(coverName)).not.toBeInTheDocument()
    expect(screen.getByText('maquette.pdf')).toBeVisible()
    expect(screen.getByText('Les propositions sont effacées.')).toHaveFocus()
  })

  it('is not offered when every value is a person’s', async () => {
    readInWorker.mockResolvedValueOnce({ ...nothing, pages: issue53.pages })
    renderApp('/adminregards')
    await fill({ couverture })
    choose(await fields.pdf(), pdf52)

    await panel()
    expect(screen.getByText('Vos valeurs sont gardées.')).toBeVisible()
    expect(
      screen.queryByRole('button', { name: 'Effacer les propositions' }),
    ).not.toBeInTheDocument()
  })
})

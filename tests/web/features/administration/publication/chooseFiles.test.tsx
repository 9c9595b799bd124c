import { PdfError } from '@regards/pdf-engine/PdfError'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { administrateur, buildRegard } from '../../../support/builders'
import { chooseAction } from '../../../support/buttons'
import { dragFiles } from '../../../support/dragFiles'
import { mockRegards, mockSite } from '../../../support/handlers'
import { renderApp } from '../../../support/renderApp'
import { expectConsoleError } from '../../../support/consoleErrors'
import { nothing } from '../pdf/pdfContents'
import { readInWorker } from '../../../support/pdfWorker'
import { choose, couverture, fields, pdf } from './regardForm'

const text = new File(['bonjour'], 'notes.txt', { type: 'text/plain' })

/** What is around a field: its label, its zone, its hint and its error. */
const zoneOf = async (input: Promise<HTMLElement>) => {
  const zone = (await input).closest<HTMLElement>('div:has([aria-live])')
  if (!zone) throw new Error('The field has no zone')
  return zone
}
const pdfZone = () => zoneOf(fields.pdf())
const coverZone = () => zoneOf(fields.couverture())

const removal = (name: string) =>
  screen.queryByRole('button', { name: `Retirer le fichier ${name}` })

beforeEach(() => mockSite(administrateur, []))

describe('a chosen file', () => {
  it('is shown with its name, its size and its pages before it is sent', async () => {
    renderApp('/adminregards')
    choose(await fields.pdf(), new File([new Uint8Array(1_500_000)], 'Regards 12.pdf'))

    const zone = within(await pdfZone())
    expect(await zone.findByText(/^1,4\sMo · 48\spages$/)).toBeVisible()
    expect(zone.getByText('Regards 12.pdf')).toBeVisible()
    expect(await fields.pdf()).toHaveAccessibleDescription(/Regards 12\.pdf.*48\spages/)
  })

  it('is shown with a picture of its first page', async () => {
    const preview = { width: 254, height: 360 } as ImageBitmap
    readInWorker.mockResolvedValueOnce({ ...nothing, pageCount: 1, preview })
    renderApp('/adminregards')
    choose(await fields.pdf(), pdf)

    expect(await screen.findByRole('img', { name: 'Première page du PDF' })).toBeVisible()
    expect(screen.getByText(/1\spage$/)).toBeVisible()
  })

  it('is shown, for a cover, with its picture and its pixels', async () => {
    const close = vi.fn()
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1500, height: 2000, close }))
    renderApp('/adminregards')
    choose(await fields.couverture(), couverture)

    expect(await screen.findByText(/^500\soctets · 1500\s×\s2000\spixels$/)).toBeVisible()
    expect(screen.getByRole('img', { name: 'Aperçu de la couverture' })).toBeVisible()
    expect(close).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it.each([
    ['unreadable', /Ce PDF ne peut pas être lu/],
    ['locked', /Ce PDF est protégé par un mot de passe/],
  ] as const)('that is %s is told, and may be sent all the same', async (fault, warning) => {
    readInWorker.mockRejectedValueOnce(new PdfError(fault, undefined))
    renderApp('/adminregards')
    choose(await fields.pdf(), pdf)

    expect(await screen.findByText(warning)).toBeVisible()
    expect(await fields.pdf()).toHaveAttribute('aria-invalid', 'false')
    expect(await fields.submit()).toBeEnabled()
  })

  it('has no picture when its code could not be loaded', async () => {
    expectConsoleError(/L’aperçu du PDF n’a pas pu être fait/)
    expectConsoleError(/Le PDF n’a rien pu proposer/)
    readInWorker.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    renderApp('/adminregards')
    choose(await fields.pdf(), pdf)

    expect(await screen.findByText(/L’aperçu de ce PDF n’a pas pu être fait/)).toBeVisible()
  })

  it('that the browser cannot show is told', async () => {
    renderApp('/adminregards')
    choose(await fields.couverture(), new File(['gif'], 'IMG_0042.GIF'))

    expect(
      await screen.findByText(/Votre navigateur ne peut pas afficher cette image/),
    ).toBeVisible()
    expect(screen.getByText('IMG_0042.GIF')).toBeVisible()
    expect(await fields.couverture()).toHaveAttribute('aria-invalid', 'false')
  })

  it.each([
    ['HEIC by its type', new File(['heic'], 'IMG_0042', { type: 'image/heic' })],
    ['HEIC by its name', new File(['heic'], 'IMG_0042.HEIC')],
    ['no image', new File(['bonjour'], 'notes.txt')],
  ])('of another format is refused, and the formats are named: %s', async (_, file) => {
    renderApp('/adminregards')
    const hint = 'JPG, PNG, GIF'
    expect(await fields.couverture()).toHaveAccessibleDescription(hint)
    choose(await fields.couverture(), file)

    expect(await fields.couverture()).toHaveAccessibleDescription(
      `${hint} La couverture doit être une image (${hint}, WebP, AVIF)`,
    )
    expect(await fields.couverture()).toHaveAttribute('aria-invalid', 'true')
  })

  it.each([
    ['WebP by its type', new File(['webp'], 'couverture', { type: 'image/webp' })],
    ['WebP by its name', new File(['webp'], 'couverture.webp')],
    ['AVIF by its type', new File(['avif'], 'couverture', { type: 'image/avif' })],
    ['AVIF by its name', new File(['avif'], 'couverture.AVIF')],
  ])('is taken in what browsers show beside: %s', async (_, file) => {
    renderApp('/adminregards')
    choose(await fields.couverture(), file)

    expect(await screen.findByText(file.name)).toBeVisible()
    expect(await fields.couverture()).toHaveAttribute('aria-invalid', 'false')
  })

  it('takes the place of the one before it, whose reading is given up', async () => {
    let signal: AbortSignal | undefined
    readInWorker.mockImplementationOnce((_file, its) => {
      signal = its
      return new Promise(() => {})
    })
    renderApp('/adminregards')
    choose(await fields.pdf(), pdf)
    expect(await screen.findByText(/lecture du fichier…/)).toBeVisible()

    choose(await fields.pdf(), new File(['%PDF'], 'Regards 13.pdf'))
    expect(await screen.findByText('Regards 13.pdf')).toBeVisible()
    expect(screen.queryByText('Regards 12.pdf')).not.toBeInTheDocument()
    await waitFor(() => expect(signal?.aborted).toBe(true))
  })

  it('can be taken back', async () => {
    const { user } = renderApp('/adminregards')
    choose(await fields.pdf(), pdf)
    await user.click(
      await screen.findByRole('button', { name: 'Retirer le fichier Regards 12.pdf' }),
    )

    expect(screen.queryByText('Regards 12.pdf')).not.toBeInTheDocument()
    expect(await fields.pdf()).toHaveFocus()
    expect(await fields.pdf()).toHaveAccessibleDescription(/Sélectionnez un fichier PDF/)
  })
})

describe('a file that is dropped', () => {
  it('is chosen, and its zone is highlighted meanwhile', async () => {
    renderApp('/adminregards')
    const zone = await pdfZone()

    expect(dragFiles('dragOver', zone)).toBe(true)
    expect(within(zone).getByText('Lâchez-le ici')).toBeInTheDocument()
    expect(within(await coverZone()).getByText('ou déposez-le ici')).toBeInTheDocument()
    dragFiles('dragLeave', zone)
    expect(within(zone).getByText('ou déposez-le ici')).toBeInTheDocument()

    expect(dragFiles('drop', zone, [pdf])).toBe(true)
    expect(await screen.findByText('Regards 12.pdf')).toBeVisible()
  })

  it('is refused when it is of the wrong kind, and the one before it stays', async () => {
    renderApp('/adminregards')
    dragFiles('drop', await pdfZone(), [pdf])
    dragFiles('drop', await pdfZone(), [couverture])
    dragFiles('drop', await coverZone(), [text])

    expect(await fields.pdf()).toHaveAccessibleDescription(/Le fichier doit être un PDF/)
    expect(screen.getByText('Regards 12.pdf')).toBeVisible()
    expect(await fields.couverture()).toHaveAccessibleDescription(
      /La couverture doit être une image/,
    )
    expect(removal('notes.txt')).not.toBeInTheDocument()

    dragFiles('drop', await pdfZone(), [new File(['%PDF'], 'Regards 13.PDF')])
    expect(await fields.pdf()).toHaveAttribute('aria-invalid', 'false')
  })

  it('is refused when it is not alone', async () => {
    renderApp('/adminregards')
    dragFiles('drop', await pdfZone(), [pdf, pdf])

    expect(await fields.pdf()).toHaveAccessibleDescription(/Choisissez un seul fichier/)
    expect(removal('Regards 12.pdf')).not.toBeInTheDocument()
  })

  it('beside every zone is the PDF of a new issue, and opens the folded form', async () => {
    mockRegards([buildRegard({ numero: 12 })])
    renderApp('/adminregards')
    const issue = await screen.findByRole('heading', { name: '#12' })
    expect(screen.getByLabelText('Date de parution')).not.toBeVisible()

    expect(dragFiles('dragOver', issue)).toBe(true)
    expect(dragFiles('drop', issue, [pdf])).toBe(true)
    expect(removal('Regards 12.pdf')).toBeVisible()
    expect(screen.getByLabelText('Date de parution')).toBeVisible()
  })

  it('dropped beside the zones, other files than PDFs are refused at the zone', async () => {
    mockRegards([buildRegard({ numero: 12 })])
    renderApp('/adminregards')
    dragFiles('drop', await screen.findByRole('heading', { name: '#12' }), [text])

    expect(await fields.pdf()).toHaveAccessibleDescription(/Le fichier doit être un PDF/)
    expect(screen.getByLabelText('Date de parution')).toBeVisible()
  })

  it('behind a dialog is not taken', async () => {
    mockRegards([buildRegard({ numero: 12 })])
    renderApp('/adminregards')
    await chooseAction(12, 'Supprimer')
    await screen.findByRole('alertdialog')

    expect(dragFiles('drop', screen.getByText('Nouveau Numéro'), [pdf])).toBe(true)
    expect(removal('Regards 12.pdf')).not.toBeInTheDocument()
  })

  it('is the browser’s matter again once the page is left', async () => {
    const { user } = renderApp('/adminregards')
    await fields.pdf()
    await user.click(screen.getByRole('link', { name: '#REGARDS' }))
    await screen.findByText('Aucun numéro disponible pour le moment.')

    // What a page listens to ends a moment after it is gone from the screen.
    await waitFor(() => {
      expect(dragFiles('drop', document.body, [pdf])).toBe(false)
    })
  })
})

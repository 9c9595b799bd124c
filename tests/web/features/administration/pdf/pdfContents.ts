import type { PdfContent } from '@web/features/administration/pdf/reader/PdfContent'

/** A line of a page, with the size of its letters as a share of the page's height. */
const line = (text: string, points = 11) => ({ text, size: points / 842 })

/** What is read in issue 52. */
export const issue52: PdfContent = {
  pageCount: 8,
  title: 'Regards n° 52 – Les coiffes de Bretagne',
  subject: undefined,
  pages: [
    [line('Regards', 80), line('n° 52 – printemps 2024', 14)],
    [line('Sommaire', 20), line('Éditorial 3'), line('Les coiffes 4')],
  ],
  outline: [],
  preview: undefined,
  cover: new Blob(['page 1'], { type: 'image/jpeg' }),
}
export const issue53: PdfContent = {
  ...issue52,
  title: undefined,
  pages: [[line('Regards n° 53 – été 2024')]],
  cover: new Blob(['autre page'], { type: 'image/jpeg' }),
}
export const nothing: PdfContent = { ...issue52, title: undefined, pages: [[]], cover: undefined }

export const pdf52 = new File(['%PDF'], 'maquette.pdf', { type: 'application/pdf' })
export const pdf53 = new File(['%PDF-'], 'autre.pdf', { type: 'application/pdf' })

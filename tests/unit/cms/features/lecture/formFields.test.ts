import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openPdf } from '../../../../../cms/src/features/lecture/processing/pdfium/openPdf'
import { createTextReader } from '../../../../../cms/src/features/lecture/processing/text/createTextReader'
import { at, toStream, writePdf } from '../../../../factories/textPdfs/writePdf'
import { makeTempDir } from '../../../../support/paths'

const dir = makeTempDir('fields')

/** A form: a filled text field, a ticked box and a link. */
function writeForm(): string {
  const appearance = (content: string, [width, height]: [number, number]) =>
    toStream(
      content,
      `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources << /Font << /F1 @F1 >> >>`,
    )
  const widget = (entries: string, rect: string, name: string) =>
    `<< /Type /Annot /Subtype /Widget ${entries} /F 4 /Rect [${rect}] /AP << /N @${name} >> >>`
  const objects = {
    nom: widget('/FT /Tx /T (nom) /V (Quemener)', '100 500 250 520', 'apNom'),
    apNom: appearance('BT /F1 11 Tf 2 5 Td (Quemener) Tj ET', [150, 20]),
    don: widget('/FT /Btn /T (don)', '40 440 60 460', 'apDon'),
    apDon: appearance('0 g 0 0 20 20 re f', [20, 20]),
    lien: '<< /Type /Annot /Subtype /Link /Rect [40 380 200 400] /A << /S /URI /URI (https://exemple.org/don) >> >>',
  }
  const file = path.join(dir, 'bulletin.pdf')
  const page = { content: at(40, 505, 11, 'Nom :'), entries: '/Annots [@nom @don @lien]' }
  writeFileSync(
    file,
    writePdf({
      pages: [page],
      objects,
      catalog: '/AcroForm << /Fields [@nom @don] >>',
    }),
  )
  return file
}

test('form fields are drawn and read with the page, whose links stay', () => {
  const pdf = openPdf(writeForm())
  const reader = createTextReader(pdf)
  Array.from(reader.readProfile())
  const page = pdf.openPage(1)
  expect(reader.read(page).mots.map(([, , , , word]) => word)).toEqual(['Nom', ':', 'Quemener'])
  // The middle of the ticked box: 50 points from the left, 145 from the top.
  const pixels = page.draw(420, 595, 1)
  expect(pixels[145 * 420 + 50]).toBe(0)
  expect(pdf.keptLinks.get(1)).toMatchObject([{ url: 'https://exemple.org/don' }])
})

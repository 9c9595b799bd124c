import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPdf } from '../../../../../cms/src/features/lecture/processing/pdfium/openPdf'
import { drawPage, listWidths } from '../../../../../cms/src/features/lecture/processing/drawPage'
import { linesAt, toStream, writePdf } from '../../../../factories/textPdfs/writePdf'
import { isAllowedUrl } from '../../../../../cms/src/features/lecture/processing/pdfium/readLinks'
import { makeTempDir } from '../../../../support/paths'

const DIR = path.join(import.meta.dirname, '../../../../factories/textPdfs/pdf')

const dir = makeTempDir('draw')

/** Draws a page with one pixel a point; red, green and blue of a place from the top left corner. */
function draw(bytes: Buffer) {
  const file = path.join(dir, 'fichier.pdf')
  writeFileSync(file, bytes)
  const page = openPdf(file).openPage(1)
  const [width, height] = [Math.round(page.largeur), Math.round(page.hauteur)]
  const pixels = page.draw(width, height)
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 3).subarray(0, 3)]
  const countDark = (top: number, bottom: number) =>
    pixels.subarray(top * width * 3, bottom * width * 3).filter((value) => value < 100).length
  return { at, countDark }
}

/** A red box seen through a mask of luminosity that is white at the left and black at the right. */
const MASKED = writePdf({
  objects: {
    mask: toStream(
      '1 g 0 0 100 400 re f 0 g 100 0 300 400 re f',
      '/Type /XObject /Subtype /Form /BBox [0 0 400 400] /Group << /S /Transparency /CS /DeviceGray >>',
    ),
    masked: '<< /Type /ExtGState /SMask << /S /Luminosity /G @mask >> >>',
  },
  pages: [
    {
      size: [400, 400],
      resources: '/ExtGState << /M @masked >>',
      content: `q /M gs 1 0 0 rg 0 300 400 100 re f Q ${linesAt(20, 200, 20, 26, ['Après le masque', 'le texte est noir.'])}`,
    },
  ],
})

test('a luminosity mask hides only the content that it covers', () => {
  const { at, countDark } = draw(MASKED)
  expect(at(50, 50)).toEqual([255, 0, 0])
  expect(at(300, 50)).toEqual([255, 255, 255])
  expect(countDark(180, 240)).toBeGreaterThan(500)
})

test.each(readdirSync(DIR))('%s: its first page is drawn', (name) => {
  const pdf = openPdf(path.join(DIR, name))
  const page = pdf.openPage(1)
  const pixels = page.draw(400, Math.max(Math.round((400 * page.hauteur) / page.largeur), 1))
  expect(pixels.some((value) => value < 200)).toBe(true)
})

test('a page has its pictures and a placeholder of its proportions', async () => {
  const page = openPdf(path.join(DIR, 'typst-article.pdf')).openPage(1)
  const drawn = await drawPage(page, dir)
  for (const taille of drawn.tailles) {
    const { width, height } = await sharp(path.join(dir, `1-${taille}.webp`)).metadata()
    expect(width).toBe(taille)
    expect(height / taille).toBeCloseTo(drawn.hauteur / drawn.largeur, 1)
  }
  const placeholder = Buffer.from(drawn.vignette.split(',')[1] ?? '', 'base64')
  expect(await sharp(placeholder).metadata()).toMatchObject({ format: 'webp', width: 24 })
})

test.each([
  ['an A4 page', 595, 842, [240, 480, 720, 1080, 1600]],
  ['a stamp', 100, 100, [240, 480, 720, 1080, 1600]],
  ['a strip, bound by its height', 300, 14_400, [166]],
])('%s has pictures of these widths', (_name, width, height, widths) => {
  expect(listWidths(width, height)).toEqual(widths)
})

test('links lead to the web and to e-mail addresses only', () => {
  for (const url of ['https://exemple.fr', 'http://exemple.fr/a', 'mailto:a@exemple.fr']) {
    expect(isAllowedUrl(url), url).toBe(true)
  }
  const others = ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'exemple.fr']
  const accounts = ['http://u:p@exemple.fr/', 'https://banque.fr@exemple.fr']
  for (const url of [...others, ...accounts, `https://exemple.fr/${'a'.repeat(2_000)}`]) {
    expect(isAllowedUrl(url), url.slice(0, 40)).toBe(false)
  }
})

import { beforeAll, describe, expect, it } from 'vitest'
import { numerosDemo } from '../../../../tools/demo/src/numeros'
import { pageCount, renderPdf } from '../../../../tools/demo/src/renderPdf'
import { type PdfReading, readPdf } from './readPdf'

/** The issue with the most articles, and so the most pages. */
const numero = numerosDemo.find(({ articles }) => articles.length === 4)
if (!numero) throw new Error('No demonstration issue has four articles')

describe('renderPdf', () => {
  let pdf: Buffer
  let reading: PdfReading

  beforeAll(async () => {
    pdf = await renderPdf(numero)
    reading = readPdf(pdf)
  })

  it('gives a whole PDF of less than 300 kB', () => {
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(pdf.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
    expect(pdf.length).toBeLessThan(300_000)
  })

  it('has the stated number of pages, between six and eight for every issue', () => {
    expect(reading.pageCount).toBe(pageCount(numero))
    for (const other of numerosDemo) {
      expect(pageCount(other)).toBeGreaterThanOrEqual(6)
      expect(pageCount(other)).toBeLessThanOrEqual(8)
    }
  })

  it('carries the articles as text, one a page after the contents', () => {
    numero.articles.forEach(({ titre, paragraphes }, i) => {
      const page = reading.pages[2 + i] ?? ''
      expect(page).toContain(titre)
      for (const paragraphe of paragraphes) expect(page).toContain(paragraphe)
    })
  })

  it('lists every article in its contents, with a link to its page', () => {
    for (const { titre } of numero.articles) expect(reading.pages[1]).toContain(titre)
    const links = pdf.toString('latin1').match(/\/S \/GoTo\n\/D \(page-\d+\)/g)
    expect(links).toEqual(numero.articles.map((_, i) => `/S /GoTo\n/D (page-${3 + i})`))
  })

  it('says on every page that it is a demonstration', () => {
    for (const page of reading.pages) expect(page).toContain('Numéro de démonstration')
  })

  it('states its language, its date and its outline', () => {
    const source = pdf.toString('latin1')
    expect(/\/Lang \((.+)\)/.exec(source)?.[1]).toBe('fr-FR')
    expect(/<xmp:CreateDate>([\d-]+)T/.exec(source)?.[1]).toBe(numero.dateParution)
    expect(source.match(/\/Dest \[/g)).toHaveLength(pageCount(numero))
  })

  it('gives the same bytes for the same issue', async () => {
    expect((await renderPdf(numero)).equals(pdf)).toBe(true)
  })
})

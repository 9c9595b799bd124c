import { init } from '@embedpdf/pdfium'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { programs } from '../../textPdfs/programs'
import {
  BOX,
  BOXED,
  NOTE,
  NOTED,
  REVUE,
  REVUE_FILE,
  revue,
  SOURCED,
  SOURCES,
  SUNG,
  TYPST_PAGES,
  VERSES,
} from './text'

const TYPST_ARTICLES = revue.filter(({ pages }) => pages[1] <= TYPST_PAGES).length

/** Draws a landscape as a small photograph, another one for each number. */
async function drawPhotograph(dir: string, number: number, isTall: boolean): Promise<string> {
  const [width, height] = isTall ? [560, 760] : [640, 380]
  const hue = (number * 47) % 360
  const hills = [0.45, 0.6, 0.78].map(
    (top, index) =>
      `<path d="M0 ${height * top} C${width * 0.3} ${height * (top - 0.2 + 0.05 * ((number + index) % 4))} ${width * 0.6} ${height * (top + 0.15)} ${width} ${height * (top - 0.1)} V${height} H0Z" fill="hsl(${hue} 35% ${48 - index * 13}%)"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${(hue + 180) % 360} 45% 82%)"/><circle cx="${width * (0.2 + 0.1 * (number % 6))}" cy="${height * 0.22}" r="${height * 0.09}" fill="#fff6df"/>${hills.join('')}</svg>`
  const file = `photo-${number}-${isTall ? 'page' : 'titre'}.jpg`
  await sharp(Buffer.from(svg)).jpeg({ quality: 55 }).toFile(path.join(dir, file))
  return file
}

const quote = (text: string) => `#${JSON.stringify(text)}`

async function writeTypst(dir: string): Promise<string> {
  const articles = await Promise.all(
    revue.slice(0, TYPST_ARTICLES).map(async (article, rank) => {
      const [first, ...others] = article.legendes
      const sections = article.sections.flatMap(({ intertitre, textes }, index) => [
        intertitre ? `#inter[${quote(intertitre)}]` : '',
        ...textes.map((text, at) =>
          rank === NOTED && index === 1 && at === 1
            ? `${quote(text)}#footnote[${quote(NOTE)}]`
            : quote(text),
        ),
        rank === BOXED && index === 2 ? `#box-of[${quote(BOX.titre)}][${quote(BOX.texte)}]` : '',
        rank === SUNG && index === 1 ? `#verses[${VERSES.map(quote).join(' \\\n')}]` : '',
      ])
      const plates = await Promise.all(
        others.map(
          async (legende) =>
            `#plate("${await drawPhotograph(dir, rank, true)}", [${quote(legende)}])`,
        ),
      )
      return [
        `#opening([${quote(article.titre)}], [${quote(article.chapo)}], [${quote(article.auteur)}], "${await drawPhotograph(dir, rank, false)}", [${quote(first ?? '')}])`,
        `#columns(2, gutter: 5mm)[\n${sections.filter(Boolean).join('\n\n')}\n]`,
        ...plates,
      ].join('\n')
    }),
  )
  const contents = revue.map(({ titre, pages }) => `[${quote(titre)}], [${pages[0]}],`).join('\n')
  return `#set page(width: 148mm, height: 210mm, margin: (x: 14mm, top: 15mm, bottom: 17mm), footer: context { set text(8pt); if counter(page).get().first() > 1 [${quote(REVUE)} #h(1fr) #counter(page).display()] })
#set text(font: "Libertinus Serif", size: 10.5pt, lang: "fr", hyphenate: true)
#set par(justify: true, spacing: 0.65em, first-line-indent: 1em)
#let inter(body) = block(sticky: true, above: 1.4em, below: 0.7em, text(weight: "bold", fill: rgb("#555"), body))
#let opening(title, lead, author, file, legend) = {
  pagebreak()
  block(below: 6mm, text(25pt, weight: "bold", title))
  block(below: 4mm, text(13pt, lead))
  block(below: 5mm, text(9pt)[Texte #author])
  image(file, width: 100%)
  block(above: 2mm, below: 6mm, text(8pt, style: "italic", legend))
}
#let box-of(title, body) = block(fill: rgb("#eee7d8"), inset: 3mm, width: 100%, above: 1.2em, below: 1.2em)[#set text(9pt, font: "DejaVu Sans Mono"); #set par(first-line-indent: 0em, justify: false); #strong(title) \\ #body]
#let verses(body) = block(above: 1em, below: 1em, inset: (left: 6mm))[#set par(justify: false, first-line-indent: 0em); #emph(body)]
#let plate(file, legend) = { pagebreak(); image(file, width: 100%); block(above: 2mm, text(8pt, style: "italic", legend)) }
#align(center)[#v(20mm) #text(40pt, weight: "bold")[${quote(REVUE)}] #v(6mm) Numéro 7, hiver 2026 #v(10mm) #image("${await drawPhotograph(dir, 20, false)}", width: 100%)]
#pagebreak()
#block(below: 8mm, text(24pt, weight: "bold")[Sommaire])
#grid(columns: (1fr, auto), row-gutter: 5mm,
${contents})
#pagebreak()
#block(below: 6mm, text(18pt, weight: "bold")[Éditorial])
${quote('Ce numéro parle de maisons, de mains et de voix. Il a été écrit par ceux qui dansent, qui brodent et qui chantent ; nous les remercions de nous avoir ouvert leur porte.')}
${articles.join('\n')}
`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u00a0', '&nbsp;')

async function writeHtml(dir: string): Promise<string> {
  const articles = await Promise.all(
    revue.slice(TYPST_ARTICLES).map(async (article, index) => {
      const rank = TYPST_ARTICLES + index
      const [first, ...others] = article.legendes
      const sections = article.sections.flatMap(({ intertitre, textes }) => [
        intertitre ? `<div class="inter">${escape(intertitre)}</div>` : '',
        ...textes.map((text) => `<p>${escape(text)}</p>`),
      ])
      const plates = await Promise.all(
        others.map(
          async (legende) =>
            `<div class="plate"><img src="${await drawPhotograph(dir, rank, true)}"><div class="legend">${escape(legende)}</div></div>`,
        ),
      )
      return `<div class="title">${escape(article.titre)}</div><div class="lead">${escape(article.chapo)}</div><div class="author">Texte ${escape(article.auteur)}</div><img src="${await drawPhotograph(dir, rank, false)}"><div class="legend">${escape(first ?? '')}</div><div class="text">${sections.join('\n')}${rank === SOURCED ? `<div class="inter">Bibliographie</div>${SOURCES.map((source) => `<p class="source">${escape(source)}</p>`).join('')}` : ''}</div>${plates.join('')}`
    }),
  )
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><style>
@page { size: 148mm 210mm; margin: 14mm 14mm 17mm; @bottom-right { content: counter(page); font: 8pt 'DejaVu Sans' } @bottom-left { content: '${REVUE}'; font: 8pt 'DejaVu Sans' } }
html { counter-reset: page ${TYPST_PAGES} }
body { margin: 0; font: 9.5pt/1.35 'DejaVu Serif' } img { display: block; width: 100% }
p { margin: 0; text-indent: 1em; text-align: left } .text { columns: 2; column-gap: 5mm }
.inter { margin: 1.2em 0 0.4em; font: bold 9.5pt/1.35 'DejaVu Sans'; break-after: avoid }
.title { break-before: page; font: bold 24pt/1.15 'DejaVu Serif'; margin-bottom: 5mm } .title:first-child { break-before: auto }
.lead { font-size: 12.5pt; margin-bottom: 4mm } .author { font-size: 8pt; margin-bottom: 4mm }
.legend { font: italic 8pt 'DejaVu Serif'; margin: 2mm 0 5mm } .plate { break-before: page } .source { text-indent: 0; margin-bottom: 0.6em }
.back { break-before: page; padding-top: 120mm; font-size: 9pt }
</style>${articles.join('\n')}<div class="back">${escape(REVUE)}, revue trimestrielle. Achevé d’imprimer en novembre 2026.</div></html>`
}

/** Joins the pages of two PDFs. */
async function join(files: string[]): Promise<Uint8Array> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const pdfium = await init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer })
  pdfium.PDFiumExt_Init()
  const memory = pdfium.pdfium as unknown as {
    HEAPU8: Uint8Array
    wasmExports: { malloc: (bytes: number) => number }
  }
  const joined = pdfium.FPDF_CreateNewDocument()
  for (const file of files) {
    const bytes = readFileSync(file)
    const address = memory.wasmExports.malloc(bytes.length)
    memory.HEAPU8.set(bytes, address)
    const part = pdfium.FPDF_LoadMemDocument(address, bytes.length, '')
    const at = pdfium.FPDF_GetPageCount(joined)
    if (!pdfium.FPDF_ImportPages(joined, part, '', at)) throw new Error(`${file} was not joined`)
  }
  const writer = pdfium.PDFiumExt_OpenFileWriter()
  pdfium.PDFiumExt_SaveAsCopy(joined, writer)
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer)
  const out = memory.wasmExports.malloc(size)
  pdfium.PDFiumExt_GetFileWriterData(writer, out, size)
  return memory.HEAPU8.slice(out, out + size)
}

/**
 * Makes the PDF of the magazine anew: Typst its first part, Chromium the second one, both without tags and
 * outline; their pages are joined.
 */
export async function makeRevue(): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'revue-'))
  try {
    const files: string[] = []
    for (const [extension, write] of Object.entries({ typ: writeTypst, html: writeHtml })) {
      const file = path.join(dir, `revue.${extension}`)
      writeFileSync(file, await write(dir))
      files.push(`${file}.pdf`)
      await programs[extension]?.(file, `${file}.pdf`, false, dir)
    }
    writeFileSync(REVUE_FILE, await join(files))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

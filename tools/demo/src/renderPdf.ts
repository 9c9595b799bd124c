import PDFDocument from 'pdfkit'
import { couverture } from './couverture/couverture'
import { place } from './drawing/drawing'
import { type FontName, fontFile } from './fonts'
import type { NumeroDemo } from './NumeroDemo'
import { drawArticle } from './pdf/drawArticle'
import { drawDos } from './pdf/drawDos'
import { drawOnPdf } from './pdf/drawOnPdf'
import { drawPlanche } from './pdf/drawPlanche'
import { drawSommaire } from './pdf/drawSommaire'
import { PAGE, UNIT } from './pdf/mesures'

const FONTS: FontName[] = ['texte', 'italique', 'titre', 'enseigne']
const FIRST_ARTICLE = 3

/** Cover, contents, one page per article, the plate and the back cover. */
export const pageCount = (numero: NumeroDemo): number => numero.articles.length + 4

/** Renders the issue as an A4 PDF; deterministic. */
export async function renderPdf(numero: NumeroDemo): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // Text always uses one of FONTS, so that pdfkit does not load its own metrics files.
    font: fontFile('texte'),
    pdfVersion: '1.7',
    lang: 'fr-FR',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `Regards n° ${numero.numero} : ${numero.titre}`,
      Author: 'Regards (numéro de démonstration)',
      Subject: numero.sommaire,
      Keywords: 'arts et traditions populaires, numéro de démonstration',
      CreationDate: new Date(`${numero.dateParution}T00:00:00Z`),
    },
  })
  const bytes = collect(doc)
  for (const name of FONTS) doc.registerFont(name, fontFile(name))

  drawCouverture(doc, numero)
  drawSommaire(doc, numero, (article) => FIRST_ARTICLE + article)
  numero.articles.forEach((article, i) => drawArticle(doc, numero, article, FIRST_ARTICLE + i))
  drawPlanche(doc, numero, FIRST_ARTICLE + numero.articles.length)
  drawDos(doc, numero)
  doc.end()
  return bytes
}

function drawCouverture(doc: PDFKit.PDFDocument, numero: NumeroDemo): void {
  doc.addPage()
  doc.outline.addItem('Couverture')
  const page = doc.struct('Sect', {}, () =>
    drawOnPdf(doc, [place(0, 0, couverture(numero), 0, UNIT)]),
  )
  doc.addStructure(page)
  page.end()
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

import sharp from 'sharp'
import { drawPdf } from '../factories/layout'

/** Cover, contents, and articles of three pages: 41 with twelve, 40 with a last one of two. */
const ARTICLES = 13
const PAGES_OF_ARTICLE = 3

/** Pages of the magazine. */
export const MAGAZINE_PAGES = 40

const SUBJECTS = [
  ...['La coiffe de Plougastel', 'Danser la bourrée', 'Une vielle à roue', 'Les sabots de hêtre'],
  ...['Un bal au moulin', 'Le fil et le drap', 'Carnaval en Soule', 'La ronde des marins'],
  ...['Tisser le chanvre', 'Un luthier à Mirecourt', 'Noëls de pays', 'Le pain des noces'],
  'Une langue de berger',
]

const SENTENCES = [
  'Au pays, chaque pièce du costume disait d’où l’on venait, et qui on était devenu depuis.',
  'Les danseurs se font face, et la vielle mène la ronde jusqu’au matin.',
  'On apprenait le geste en regardant les anciens, sans un mot, pendant des années.',
  'Il reste trois ateliers dans la vallée, dont un seul prend encore des apprentis.',
]

/** Draws a magazine of 40 pages with thirteen articles in two columns, photographs and a contents page. */
export async function drawArticles(numero: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 1000, height: 640, channels: 3, background: '#864', noise } as const
  const photograph = await sharp({ create }).blur(2).jpeg({ quality: 80 }).toBuffer()
  return drawPdf((document) => {
    let page = 0
    const addPage = () => {
      page += 1
      document.addPage({ size: 'A4', margin: 50 })
      if (page > 1) document.fontSize(8).text(`Regards ${numero} — ${page}`, 50, 20)
    }
    const body = (start: string, top: number, sentences: number) => {
      const words = Array.from({ length: sentences }, (_, at) => SENTENCES[at % SENTENCES.length])
      const text = `${start} ${words.join(' ')}`
      document.fontSize(10).text(text, 50, top, { columns: 2, width: 495, height: 770 - top })
    }
    addPage()
    document.fontSize(72).text('Regards', 50, 80)
    document.fontSize(14).text(`N° ${numero} – Printemps 2026`)
    document.fontSize(34).text('Gestes de pays', 50, 400)
    addPage()
    document.fontSize(24).text('Sommaire', 50, 60).fontSize(12)
    for (const [index, title] of SUBJECTS.entries()) {
      document.moveDown(0.5).text(`${title} ${'.'.repeat(20)} ${3 + index * PAGES_OF_ARTICLE}`)
    }
    for (const [index, title] of SUBJECTS.slice(0, ARTICLES).entries()) {
      for (let own = 0; own < PAGES_OF_ARTICLE && page < MAGAZINE_PAGES; own += 1) {
        addPage()
        if (own === 0) {
          document.fontSize(28).text(title, 50, 60, { width: 495 })
          document.fontSize(13).text(`${SENTENCES[index % 4]}`, 50, 110, { width: 495 })
          document.fontSize(10).text('par Anne Le Goff', 50, 160)
          body(`Ce que dit « ${title} » se raconte encore à la veillée.`, 190, 34)
        } else {
          document.image(photograph, 50, 60, { width: 495 })
          document.fontSize(8).text(`${title}, photographie de ${1960 + page}.`, 50, 384)
          body(`On y revient chaque automne, page après page.`, 410, 24)
        }
      }
    }
  })
}

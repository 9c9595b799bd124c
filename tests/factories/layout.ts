import PDFDocument from 'pdfkit'

type Pdfkit = InstanceType<typeof PDFDocument>

/** A page that is wide and low: its pictures cost a server a tenth of those of A4. In points. */
export const STRIP = { size: [1190, 200] as [number, number], margin: 20 }

/** Draws a PDF with pdfkit and returns its bytes. */
export async function drawPdf(
  draw: (document: Pdfkit) => void,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.once('end', resolve))
  draw(document)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Lines of a page of a magazine: a heading over two columns, running head and folio. */
export const COLUMNS = {
  heading: 'La bourrée du Berry',
  left: [
    'Elle se danse à deux temps en Ber-',
    'ry, à trois temps en Auvergne, et',
    'les danseurs se font face.',
  ],
  right: ['Les musiciens jouent de la vielle', 'et de la cornemuse, parfois de l’ac-', 'cordéon.'],
}

/** Draws pages in two columns, each with a running head and a folio. */
export const drawColumns = (pages: number): Promise<Buffer> =>
  drawPdf((document) => {
    for (let page = 1; page <= pages; page += 1) {
      document.addPage({ size: 'A4', margin: 0 })
      const at = (text: string, x: number, y: number, size = 11) =>
        document.fontSize(size).text(text, x, y, { lineBreak: false })
      at('Regards, revue trimestrielle', 60, 30, 9)
      at(COLUMNS.heading, 60, 110, 30)
      COLUMNS.left.forEach((line, index) => at(line, 60, 200 + 14 * index))
      COLUMNS.right.forEach((line, index) => at(line, 320, 203 + 14 * index))
      at(`— ${page} —`, 290, 800, 9)
    }
  })

/** Draws a tagged PDF in French: headings, a list, a table and a figure, outline and links. */
export const drawTagged = (): Promise<Buffer> =>
  drawPdf(
    (document) => {
      document.addPage()
      document.outline.addItem('Danses').addItem('La bourrée')
      const root = document.struct('Document')
      document.addStructure(root)
      const add = (role: string, text: string, options = {}) =>
        document.struct(role, options, () => document.text(text))
      root.add(add('H1', 'Danses'))
      root.add(add('P', 'Un tour des danses de France.'))
      root.add(add('H2', 'La bourrée'))
      const list = document.struct('L')
      root.add(list)
      for (const item of ['la vielle', 'la cornemuse']) {
        const element = document.struct('LI')
        list.add(element)
        element.add(document.struct('LBody', {}, () => document.text(item)))
        element.end()
      }
      list.end()
      const table = document.struct('Table')
      root.add(table)
      for (const [role, ...cells] of [
        ['TH', 'Danse', 'Temps'],
        ['TD', 'Bourrée', 'deux'],
      ] as const) {
        const row = document.struct('TR')
        table.add(row)
        for (const cell of cells) row.add(add(role, cell))
        row.end()
      }
      table.end()
      root.add(
        document.struct('Figure', { alt: 'Deux danseurs se font face' }, () =>
          document.rect(100, 500, 80, 60).fill('#a33'),
        ),
      )
      root.end()
      document.link(60, 600, 100, 20, 'https://exemple.fr/danses')
      document.link(60, 640, 100, 20, 'javascript:alert(1)')
      document.addPage()
      document.text('Fin')
    },
    { tagged: true, lang: 'fr-FR', pdfVersion: '1.7', displayTitle: true },
  )

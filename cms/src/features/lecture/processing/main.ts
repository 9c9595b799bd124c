import { drawPage, writeLayer } from './drawPage'
import type { PageRequest, ProcessedPage, Reply } from './messages'
import { openPdf } from './pdfium/openPdf'
import { readLinks } from './pdfium/readLinks'
import { readOutline } from './pdfium/readOutline'
import { RefusedPdf } from './RefusedPdf'
import { createTextReader } from './text/createTextReader'
import { UnwritableOutput } from './writeOutput'

/**
 * Program of the child process that takes a PDF apart: `node cms/dist/takePdfApart.js PDF FOLDER`.
 * Opens the PDF, tells its pages and outline, then makes the pages that it is asked for, one at a
 * time, into the folder. Knows neither settings nor database, and ends with its parent.
 */
const [file = '', outDir = ''] = process.argv.slice(2)

process.once('disconnect', () => process.exit())

try {
  const pdf = openPdf(file)
  const reader = createTextReader(pdf)
  const { nombreDePages } = pdf
  await send({ type: 'opened', nombreDePages, langue: reader.langue, plan: readOutline(pdf) })
  const makePage = async (number: number): Promise<ProcessedPage> => {
    try {
      const page = pdf.openPage(number)
      try {
        const { blocs, mots } = reader.read(page)
        const drawn = await drawPage(page, outDir)
        await writeLayer(outDir, number, { mots, liens: readLinks(pdf, page) })
        return { page: number, ...drawn, sansTexte: blocs.length === 0, blocs }
      } finally {
        page.close()
      }
    } catch (error) {
      if (error instanceof RefusedPdf || error instanceof UnwritableOutput) throw error
      throw new RefusedPdf('broken', { cause: error, page: number })
    }
  }
  let last: Promise<void> = Promise.resolve()
  process.on('message', ({ page }: PageRequest) => {
    last = last.then(async () => send({ type: 'page', page: await makePage(page) })).catch(refuse)
  })
} catch (error) {
  await refuse(error)
}

async function refuse(error: unknown): Promise<never> {
  if (error instanceof UnwritableOutput) {
    await send({ type: 'unwritable', code: error.code })
    process.exit(0)
  }
  if (!(error instanceof RefusedPdf)) throw error
  const { reason, page, cause } = error
  const details = cause instanceof Error ? `${cause.name}: ${cause.message}` : ''
  await send({ type: 'refused', reason, ...(page && { page }), details: details.slice(0, 500) })
  process.exit(0)
}

function send(reply: Reply): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) throw new Error('This program is run by the server')
    process.send(reply, (error: Error | null) => (error ? reject(error) : resolve()))
  })
}

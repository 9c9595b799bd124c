import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { nextNumero } from '../../factories/regard'
import { coverMetadata, createFolderName, pdfMetadata } from '../../factories/uploads'
import { md5 } from '../../support/md5'
import { publishWithRetries, type Publication } from '../../support/publishWithRetries'
import type { FaultSite } from '../faultSite'
import { isWithoutAnswer, repeat, type Work } from './repeat'

type Issue = {
  numero: number
  pdf?: { url?: string; filesize?: number } | string | null
  couverture?: { url?: string; filesize?: number } | string | null
}

const PDF_BYTES = 200_000
const PAUSE_MS = 400

/**
 * Publishes issues one after the other. An acknowledged one is there, with its bytes; one that was
 * interrupted is there wholly, or not at all.
 */
export async function publishIssues(site: FaultSite): Promise<Work> {
  const pdf = await makePdf({ sizeBytes: PDF_BYTES })
  const cover = await makeImage('jpeg', { width: 60, height: 80 })
  const tried: number[] = []
  const acknowledged: number[] = []
  const publishing = repeat(
    'publication',
    async () => {
      const numero = nextNumero()
      tried.push(numero)
      const publication: Publication = {
        numero,
        folder: createFolderName(),
        files: [
          { bytes: pdf, metadata: pdfMetadata },
          { bytes: cover, metadata: coverMetadata },
        ],
      }
      try {
        // Without a retry: what an interrupted publication leaves is looked at.
        await publishWithRetries(site.administrator(), publication, {
          waitForServer: () => Promise.reject(new TypeError('No answer')),
        })
      } catch (error) {
        return readRefusal(error)
      }
      acknowledged.push(numero)
      return { status: 201, text: '' }
    },
    { pauseMs: PAUSE_MS, excused: site.excused },
  )
  return {
    name: 'publications',
    begun: publishing.begun,
    stop: () => publishing.stop(),
    async verify() {
      const wrong = [...publishing.wrong]
      for (const numero of tried) {
        const issues = await findIssues(site, numero)
        if (issues.length > 1) wrong.push(`publication: ${numero} is there ${issues.length} times`)
        if (issues.length === 0 && acknowledged.includes(numero)) {
          wrong.push(`publication: ${numero} was acknowledged, and is lost`)
        }
        for (const { pdf: document, couverture } of issues) {
          if ((await readMd5(site, document)) !== md5(pdf)) {
            wrong.push(`publication: the PDF of ${numero} is not what was sent`)
          }
          if ((await readMd5(site, couverture)) !== md5(cover)) {
            wrong.push(`publication: the cover of ${numero} is not what was sent`)
          }
        }
      }
      return wrong
    },
  }
}

const findIssues = async ({ visitor }: FaultSite, numero: number): Promise<Issue[]> =>
  (await visitor.get<{ docs: Issue[] }>(`/api/regards?where[numero][equals]=${numero}&depth=1`))
    .json.docs

async function readMd5({ visitor }: FaultSite, file: Issue['pdf']): Promise<string | undefined> {
  if (typeof file !== 'object' || !file?.url) return undefined
  const answer = await visitor.raw('GET', file.url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return answer.status === 200 ? md5(bytes) : undefined
}

/** Status of the answer that ended a publication: `publishWithRetries` throws it. */
export function readRefusal(error: unknown): { status: number; text: string } {
  const [, status, text = ''] =
    /(?:refused|answered)[: ]+(\d{3})(.*)/is.exec((error as Error).message) ?? []
  if (!status || isWithoutAnswer(error)) throw error
  return { status: Number(status), text }
}

import type { ReadingState } from '@regards/contract/schemas/lecture'
import { makePdf } from '../factories/pdf'
import { publishWithSharedCover } from '../factories/regard'
import { poll } from './ports'
import { waitForReading } from './readings'
import { createClientAddress, createClientWithHeaders } from './session'
import type { Setup } from './setups'
import { shareReadingProduct } from './sharedProducts'

export type LectureSite = Awaited<ReturnType<typeof openLectureSite>>

export type LectureIssue = {
  id: string
  numero: number
  pdf: { id: string; prefix: string; url: string }
}
export type LecturePage = {
  page: number
  images: { url: string; largeur: number }[]
  couche: string
  vignette: string
}
type Reading = { etat: string; langue: string | null; pages: LecturePage[]; pdf: { url: string } }
type PageRecord = {
  id: string
  page: number
  texte: string
  verifiee: boolean
  dossier: string
  /** MongoDB has no value where SQLite has null. */
  ancienTexte?: string | null
}

/** Whether the preparation of a reading has ended. */
export const isPrepared = ({ etat, enPreparation }: ReadingState): boolean =>
  !enPreparation && (etat === 'prete' || etat === 'indisponible')

/** Returns a product that prepares the online reading of what is published there, shared with other files. */
export async function openLectureSite(setup: Setup) {
  const { product, records } = await shareReadingProduct(setup)
  const visitor = createClientWithHeaders(product.url, createClientAddress())
  const admin = await visitor.as('administrateur')

  async function findIssue(numero: number): Promise<LectureIssue> {
    const { json } = await admin.get<{ docs: LectureIssue[] }>(
      `/api/regards?where[numero][equals]=${numero}`,
    )
    const [issue] = json.docs
    if (!issue) throw new Error(`Issue ${numero} is not found`)
    return issue
  }

  async function publish(pdf: Buffer): Promise<LectureIssue> {
    const { numero } = await publishWithSharedCover(admin, { pdf })
    return findIssue(numero)
  }

  async function findJobs({ pdf }: LectureIssue): Promise<unknown[]> {
    const jobs = await records.find('payload-jobs')
    return jobs.filter(({ input }) => JSON.stringify(input).includes(pdf.id))
  }

  return {
    product,
    visitor,
    admin,
    records,
    /** Publishes an issue with a PDF. */
    publish,
    /** Publishes an issue with a PDF of some pages, and waits until it is prepared. */
    async publishPrepared(pages: number): Promise<LectureIssue> {
      const issue = await publish(await makePdf({ pages, isLow: true }))
      await waitForReading(admin, issue.id, isPrepared)
      // The job ends after its reading is ready.
      await poll(async () => (await findJobs(issue)).length === 0, { what: 'the end of the job' })
      return issue
    },
    /** Asks for the preparation of an issue again. */
    prepareAgain: ({ id }: { id: string }) =>
      admin.post<{ lecture: ReadingState }>(`/api/regards/${id}/lecture`),
    /** Reads the jobs about the PDF of an issue. */
    findJobs,
    readingOf: async ({ numero }: LectureIssue) =>
      (await visitor.get<Reading>(`/api/regards/numero/${numero}/lecture`)).json,
    /** Reads the records of a PDF's pages, in order. */
    async findPages(document: string): Promise<PageRecord[]> {
      const query = `where[document][equals]=${document}&sort=page&limit=0`
      return (await admin.get<{ docs: PageRecord[] }>(`/api/pagesDeRegards?${query}`)).json.docs
    },
    /** Sends another file for a PDF's record, as the panel does. */
    async replaceFile(document: string, pdf: Buffer): Promise<void> {
      const form = new FormData()
      form.set('_payload', '{}')
      form.set('file', new File([new Uint8Array(pdf)], 'fichier.pdf', { type: 'application/pdf' }))
      const { status, text } = await admin.request('PATCH', `/api/documents/${document}`, {
        body: form,
      })
      if (status !== 200) throw new Error(`The file was refused: ${status} ${text}`)
    },
    /** Status of a file, as a visitor. */
    statusOf: async (path: string) => (await visitor.raw('HEAD', path)).status,
  }
}

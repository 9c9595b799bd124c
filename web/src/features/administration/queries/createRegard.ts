import type { Regard } from '@payload-types'
import { api, type DocsPage } from '../../../lib/api/api'
import { ApiError } from '../../../lib/api/errors'
import { RetryBackoff } from '../../../lib/upload/RetryBackoff'
import { uploadLimits } from '../../../lib/upload/uploadLimits'
import { sleep } from '../../../lib/upload/sleep'
import type { NewRegard } from '../helpers/publicationTypes'
import { planPublication } from './planPublication'

/**
 * Creates the record of an issue whose files are uploaded: published, or a draft, whose publication
 * may be planned. After a lost response, or an error about the number, checks whether this issue was
 * already created. Retries a 503 as often as other storage calls.
 * @throws ApiError; the draft is kept if its publication cannot be planned
 */
export async function createRegard({ parution, ...data }: NewRegard): Promise<void> {
  const id = await create(parution ? { ...data, _status: 'draft' } : data)
  if (parution?.kind === 'planned') await planPublication(id, parution.at)
}

type RegardData = Omit<NewRegard, 'parution'> & { _status?: 'draft' }

/** @returns the id of the issue */
async function create(data: RegardData): Promise<string> {
  const retries = new RetryBackoff(uploadLimits.operationRetryLimit)
  for (;;) {
    try {
      const { doc } = await api<{ doc: Regard }>('/regards', {
        method: 'POST',
        query: { depth: 0 },
        body: data,
      })
      return doc.id
    } catch (error) {
      const created = mightBeCreated(error) ? await findCreated(data) : undefined
      if (created) return created
      const delay = isServiceUnavailable(error) ? retries.nextDelay(error.retryAfter) : undefined
      if (delay === undefined) throw error
      await sleep(delay)
    }
  }
}

const isServiceUnavailable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503

function mightBeCreated(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const isUnanswered = error.status === 0 || error.status === 408 || error.status >= 500
  return isUnanswered || error.fieldErrors.some(({ path }) => path === 'numero')
}

/**
 * Finds the issue of that number that has this PDF.
 * @returns its id; undefined if there is none, or when the check fails
 */
async function findCreated({ numero, pdf }: RegardData): Promise<string | undefined> {
  try {
    const { docs } = await api<DocsPage<Regard>>('/regards', {
      query: { 'where[numero][equals]': numero, depth: 0, limit: 1, draft: 'false' },
    })
    return docs[0]?.pdf === pdf ? docs[0].id : undefined
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

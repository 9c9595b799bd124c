import type { Regard } from '@payload-types'
import { api, type DocsPage } from '../../../lib/api/api'
import { ApiError } from '../../../lib/api/errors'
import { RetryBackoff } from '../../../lib/upload/RetryBackoff'
import { uploadLimits } from '../../../lib/upload/uploadLimits'
import { sleep } from '../../../lib/upload/sleep'
import type { NewRegard } from '../helpers/publicationTypes'

/**
 * Creates the record of an issue whose files are uploaded. After a lost response, or an error about
 * the number, checks whether this issue was already created. Retries a 503 as often as other
 * storage calls.
 * @throws ApiError
 */
export async function createRegard(data: NewRegard): Promise<void> {
  const retries = new RetryBackoff(uploadLimits.operationRetryLimit)
  for (;;) {
    try {
      await api('/regards', { method: 'POST', query: { depth: 0 }, body: data })
      return
    } catch (error) {
      if (mightBeCreated(error) && (await isAlreadyCreated(data))) return
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

/** Whether the issue of that number has this PDF; false when the check fails. */
async function isAlreadyCreated({ numero, pdf }: NewRegard): Promise<boolean> {
  try {
    const { docs } = await api<DocsPage<Regard>>('/regards', {
      query: { 'where[numero][equals]': numero, depth: 0, limit: 1 },
    })
    return docs[0]?.pdf === pdf
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

import type { Regard } from '../../../../../cms/src/payload-types'
import { api, type DocsPage } from '../../../lib/api'
import { ApiError } from '../../../lib/errors'

type NewRegard = { numero: number; dateParution: string; pdf: string; couverture: string }

/**
 * Creates the record of an issue whose files are already on the server. When the answer is lost, or
 * a later try hears that the number is taken, the issue may well be this one: then all is done.
 * @throws ApiError
 */
export async function createRegard(data: NewRegard): Promise<void> {
  try {
    await api('/regards', { method: 'POST', query: { depth: 0 }, body: data })
  } catch (error) {
    if (!mayBeRecorded(error) || !(await isRecorded(data))) throw error
  }
}

function mayBeRecorded(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const isUnanswered = error.status === 0 || error.status === 408 || error.status >= 500
  return isUnanswered || error.fieldErrors.some(({ path }) => path === 'numero')
}

/** Whether the issue of that number shows this very PDF. Unknown counts as no. */
async function isRecorded({ numero, pdf }: NewRegard): Promise<boolean> {
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

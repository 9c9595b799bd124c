import { type NewRegard, type PublicationInput, emptyAbsentTexts } from '../publicationTypes'
import { useRegardPublisher } from './useRegardPublisher'
import type { Regard } from '@payload-types'
import { api, type DocsPage, getApi, type RequestOptions } from '@web/lib/api/api'
import { ApiError } from '@web/lib/api/errors'
import { RetryBackoff, sleep, uploadLimits } from '../upload/retries'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { findRegards, withUnpublished, regardsKey } from '@web/domain/regards/findRegards'
import { useEffect, useState } from 'react'

/** Publishes a new issue: its files, then its record. */
export const usePublishRegard = () =>
  useRegardPublisher<PublicationInput>((queryClient) => ({
    assertNumeroAvailable: (numero, sentPdf) =>
      assertNumeroAvailable(queryClient, numero, (found) => found.pdf === sentPdf),
    saveRegard: createRegard,
  }))

/**
 * Saves the record of an issue whose files are uploaded: published, or a draft, whose publication
 * may be planned. An issue with the same PDF was created by an earlier try: it gets the present
 * data and status. Retries a 503 as often as other storage calls.
 * @throws ApiError; the draft is kept if its publication cannot be planned
 */
async function createRegard({ parution, ...data }: NewRegard): Promise<void> {
  const retries = new RetryBackoff(uploadLimits.operationRetryLimit)
  const { id, isNew } = await save(parution ? { ...data, _status: 'draft' } : data, retries)
  if (parution?.kind === 'planned') await planPublication(id, parution.at)
  // An earlier try may have planned it.
  else if (parution && !isNew) await cancelPlannedPublication(id)
}

type RegardData = Omit<NewRegard, 'parution'> & { _status?: 'draft' }

type SavedRegard = { id: string; isNew: boolean }

async function save(data: RegardData, retries: RetryBackoff): Promise<SavedRegard> {
  let id: string | undefined
  try {
    id = await findByPdf(data.pdf)
    return await (id === undefined ? create(data) : update(id, data))
  } catch (error) {
    const isCreated = id === undefined && mightBeCreated(error) && (await hasIssue(data.pdf))
    if (isCreated) return save(data, retries)
    const delay = isServiceUnavailable(error) ? retries.nextDelay(error.retryAfter) : undefined
    if (delay === undefined) throw error
    await sleep(delay)
    return save(data, retries)
  }
}

async function create(data: RegardData): Promise<SavedRegard> {
  const query = { depth: 0 }
  const { doc } = await api<{ doc: Regard }>('/regards', { method: 'POST', query, body: data })
  return { id: doc.id, isNew: true }
}

/** Texts that are absent from the data are emptied. */
async function update(id: string, data: RegardData): Promise<SavedRegard> {
  await patchRegard(id, { _status: 'published', ...emptyAbsentTexts(data) })
  return { id, isNew: false }
}

/** Changes fields of an issue. @throws ApiError */
export const patchRegard = (
  id: string,
  body: Partial<Regard>,
  query: RequestOptions['query'] = {},
): Promise<unknown> =>
  api(`/regards/${id}`, { method: 'PATCH', query: { depth: 0, ...query }, body })

const isServiceUnavailable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503

/** Whether the response may have been lost after the issue was created. */
const mightBeCreated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status >= 500)

/** Returns the id of the issue, published or not, that has this PDF; undefined without one. */
async function findByPdf(pdf: string): Promise<string | undefined> {
  const { docs } = await api<DocsPage<Regard>>('/regards', {
    query: { 'where[pdf][equals]': pdf, depth: 0, limit: 1, ...withUnpublished },
  })
  return docs[0]?.id
}

/** Whether an issue has this PDF; false when the check fails. */
const hasIssue = (pdf: string): Promise<boolean> =>
  findByPdf(pdf).then(
    (id) => id !== undefined,
    () => false,
  )

/** Plans the publication of a draft anew. @param date in Paris, YYYY-MM-DDTHH:MM */
export const planPublication = (id: string, date: string): Promise<unknown> =>
  api(`/regards/${id}/programmation`, { method: 'POST', body: { date } })

/** Cancels the planned publication of a draft, if any. @throws ApiError */
export const cancelPlannedPublication = (id: string): Promise<unknown> =>
  api(`/regards/${id}/programmation`, { method: 'DELETE' })

type FoundRegard = { id: string; pdf: string }

/** The issue of a number, with the id of its PDF; null when the number is free. */
const numeroQuery = (numero: number) =>
  queryOptions({
    queryKey: [...regardsKey, 'pris', numero],
    queryFn: async ({ client, signal }) => {
      const range = { limit: 1, where: { numero: { equals: numero } }, withDrafts: true }
      const { docs } = await findRegards(getApi(client), range, signal)
      const [regard] = docs
      if (!regard) return null
      const { id, pdf } = regard
      return { id, pdf: typeof pdf === 'object' ? pdf.id : pdf } satisfies FoundRegard
    },
    retry: false,
  })

/** The same message as the server's. */
const formatNumeroTaken = (numero: number) => `Le numéro ${numero} existe déjà`

/** Whether the server refused a request, for instance as the session has ended. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !isTransient(error)

/** Whether the same request may succeed later: a slow connection, or too many requests. */
const isTransient = ({ status }: ApiError): boolean => status === 408 || status === 429

/**
 * Rejects a number that another issue has, with the same error as the server after both uploads.
 * When the check fails, the number is accepted: the server checks it again.
 * @param isOwn whether the issue of the number is the one that is saved
 * @throws ApiError `numero-taken`, or the server's refusal of the check: it would refuse the issue too
 */
export async function assertNumeroAvailable(
  queryClient: QueryClient,
  numero: number,
  isOwn: (found: FoundRegard) => boolean,
): Promise<void> {
  const query = { ...numeroQuery(numero), staleTime: 0 }
  const found = await queryClient.query(query).catch((error: unknown) => {
    if (isRefusal(error)) throw error
    return null
  })
  if (!found || isOwn(found)) return
  const message = formatNumeroTaken(numero)
  const fieldErrors = [{ path: 'numero', message }]
  throw new ApiError({ status: 400, code: 'numero-taken', message, fieldErrors })
}

/** Debounce delay, in milliseconds: longer than the pause between two digits. */
const debounceMs = 300

/**
 * Error when another issue has the typed number; undefined when it is free or unknown.
 * @param ownPdf id of the form's PDF: an issue with it is the same one
 */
export function useNumeroTakenError(typed: string, ownPdf: string | undefined): string | undefined {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])

  const numero = Number(settled)
  const isNumero = Number.isSafeInteger(numero) && numero >= 1
  const { data: regard } = useQuery({ ...numeroQuery(numero), enabled: isNumero })
  const isTaken = regard && (ownPdf === undefined || regard.pdf !== ownPdf)
  return isNumero && isTaken && typed === settled ? formatNumeroTaken(numero) : undefined
}

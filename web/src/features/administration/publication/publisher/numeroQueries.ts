import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getApi } from '../../../../lib/api/api'
import { ApiError } from '../../../../lib/api/errors'
import { findRegards } from '../../../../domain/regards/findRegards'
import { regardsKey } from '../../../../domain/regards/regardsKey'

type FoundRegard = { id: string; pdf: string }

/** The issue of a number, with the id of its PDF; null when the number is free. */
export const numeroQuery = (numero: number) =>
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
export const formatNumeroTaken = (numero: number) => `Le numéro ${numero} existe déjà`

/**
 * Rejects a number that another issue has, with the same error as the server after both uploads.
 * When the check fails, the number is accepted: the server checks it again.
 * @param isOwn whether the issue of the number is the one that is saved
 * @throws ApiError `numero-taken`
 */
export async function assertNumeroAvailable(
  queryClient: QueryClient,
  numero: number,
  isOwn: (found: FoundRegard) => boolean,
): Promise<void> {
  const query = { ...numeroQuery(numero), staleTime: 0 }
  const found = await queryClient.query(query).catch(() => null)
  if (!found || isOwn(found)) return
  const message = formatNumeroTaken(numero)
  const fieldErrors = [{ path: 'numero', message }]
  throw new ApiError({ status: 400, code: 'numero-taken', message, fieldErrors })
}

import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getApi } from '../../../lib/api/api'
import { ApiError } from '../../../lib/api/errors'
import { findRegards } from '../../../domain/regards/findRegards'
import { regardsKey } from '../../../domain/regards/regardsKey'

/** The issue that has a number, with the id of its PDF; null where there is none. */
export const numeroQuery = (numero: number) =>
  queryOptions({
    queryKey: [...regardsKey, 'pris', numero],
    queryFn: async ({ client, signal }) => {
      const range = { limit: 1, where: { numero: { equals: numero } } }
      const { docs } = await findRegards(getApi(client), range, signal)
      const pdf = docs[0]?.pdf
      return docs[0] ? { pdf: typeof pdf === 'object' ? pdf.id : pdf } : null
    },
    retry: false,
  })

/** The server's own sentence. */
export const formatNumeroTaken = (numero: number) => `Le numéro ${numero} existe déjà`

/**
 * Refuses a number that another issue has, as the server would once both files were sent. Where it
 * cannot be known now, the server decides then.
 * @param sentPdf the id of the PDF that an earlier try has sent: the issue may be this very one
 * @throws ApiError
 */
export async function assertNumeroAvailable(
  queryClient: QueryClient,
  numero: number,
  sentPdf: string | undefined,
): Promise<void> {
  const query = { ...numeroQuery(numero), staleTime: 0 }
  const found = await queryClient.query(query).catch(() => null)
  if (!found || (sentPdf !== undefined && found.pdf === sentPdf)) return
  const message = formatNumeroTaken(numero)
  const fieldErrors = [{ path: 'numero', message }]
  throw new ApiError({ status: 400, code: 'numero-taken', message, fieldErrors })
}

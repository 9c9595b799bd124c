import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getApi } from '@web/lib/api/api'
import { ApiError } from '@web/lib/api/errors'
import { findRegards } from '@web/domain/regards/findRegards'
import { regardsKey } from '@web/domain/regards/regardsKey'
import { useEffect, useState } from 'react'

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

/** Debounce delay, in milliseconds: longer than the pause between two digits. */
const debounceMs = 300

/**
 * Error message when another issue has the typed number; undefined when it is free or the check
 * failed.
 * @param ownPdf id of the PDF of the issue in the form: the issue with it is no other one
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

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { deleteKeptIssue, listKeptIssues } from '@web/domain/regards/keptIssues'
import { logError } from '@web/lib/browser/logError'
import { issueCopies, useIssueCopies } from './issueCopies'
import { keepIssue } from './keepIssue'
import { keptNewsQuery, useKeptNews } from './keptNews'

const keptIssuesQuery = queryOptions({
  queryKey: ['keptIssues'],
  queryFn: () => listKeptIssues(),
  networkMode: 'always',
  staleTime: 0,
})

/** Removes an issue from this device. */
export function useRemoveKept() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (numero: number) => deleteKeptIssue(numero),
    networkMode: 'always',
    onSettled: () => client.invalidateQueries(keptIssuesQuery),
  })
}

/** The issues that are kept, compared with the site; undefined while they are not known. */
export function useKeptIssues() {
  const { data } = useQuery(keptIssuesQuery)
  const kept = useKeptNews(data ?? [])
  return data && kept
}

/** Keeps an issue on this device, also when the page is left; `stop` ends and deletes the copy. */
export function useKeepIssue(numero: number) {
  const kept = useKeptIssues()
  const start = useStartCopy()
  const copy = useIssueCopies().find((one) => one.numero === numero)
  useForgetShownEnds(copy ? [copy] : [])
  const own =
    kept?.find((issue) => issue.numero === numero) ?? kept?.find(({ today }) => today === numero)

  return {
    /** Undefined while it is not known, null when the issue is not kept. */
    kept: kept && (own ?? null),
    progress: copy?.progress,
    isBusy: copy !== undefined && !copy.end,
    error: copy?.end?.error ?? null,
    keep: () => start(numero, own?.numero),
    stop: () => issueCopies.stop(numero),
  }
}

/** Starts a copy of an issue. @returns a function of its number and of an existing copy's */
export function useStartCopy() {
  const client = useQueryClient()
  return (numero: number, former = numero) =>
    void issueCopies.start(numero, async (options) => {
      try {
        await keepIssue({ numero, ...options })
        if (former !== numero) await deleteKeptIssue(former)
      } catch (error) {
        if (!options.signal.aborted) logError(`Le numéro ${numero} n’a pas été gardé\u00a0:`, error)
        throw error
      } finally {
        await client.invalidateQueries(keptNewsQuery(numero))
        await client.invalidateQueries(keptIssuesQuery)
      }
    })
}

/** Ends of copies that a page showed are forgotten when it is left. */
export function useForgetShownEnds(shown: readonly { numero: number; end?: object }[]): void {
  const forget = useEffectEvent(() =>
    issueCopies.forget(shown.flatMap(({ numero, end }) => (end ? [numero] : []))),
  )
  useEffect(() => () => forget(), [])
}

/** Says why a copy failed. */
export function describeCopyFailure(error: Error): string {
  if (error.name === 'QuotaExceededError') return 'Il n’y a pas assez de place sur cet appareil.'
  if (error.name === 'SecurityError') return 'Ce navigateur ne permet pas de garder un numéro.'
  return 'Vérifiez votre connexion, puis réessayez.'
}

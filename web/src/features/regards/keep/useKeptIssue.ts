import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listKeptIssues, toKeptCacheName } from '@web/domain/regards/keptIssues'
import { logError } from '@web/lib/browser/logError'
import { keepIssue, type KeepProgress } from './keepIssue'

/** The issues that are kept on this device. */
export const keptIssuesQuery = queryOptions({
  queryKey: ['keptIssues'],
  queryFn: () => listKeptIssues(),
  networkMode: 'always',
  staleTime: 0,
})

/** Takes an issue from this device. */
export function useRemoveKept() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (numero: number) => caches.delete(toKeptCacheName(numero)),
    onSettled: () => client.invalidateQueries(keptIssuesQuery),
  })
}

/** Keeps an issue on this device; `stop` ends it without a trace. */
export function useKeepIssue(numero: number) {
  const client = useQueryClient()
  const { data: kept } = useQuery(keptIssuesQuery)
  const [progress, setProgress] = useState<KeepProgress>()
  const controller = useRef<AbortController>(undefined)
  const keeping = useMutation({
    mutationFn: () => {
      const { signal } = (controller.current = new AbortController())
      return keepIssue({ numero, signal, onProgress: setProgress })
    },
    onError: (error) => {
      if (!isStop(error)) logError(`Le numéro ${numero} n’a pas été gardé\u00a0:`, error)
    },
    onSettled: () => {
      setProgress(undefined)
      return client.invalidateQueries(keptIssuesQuery)
    },
  })
  // Who leaves the page stops the copy, which would go on unseen.
  useEffect(() => () => controller.current?.abort(), [])

  return {
    /** Undefined while it is not known, null when the issue is not kept. */
    kept: kept && (kept.find((issue) => issue.numero === numero) ?? null),
    progress,
    isBusy: keeping.isPending,
    error: keeping.error && !isStop(keeping.error) ? keeping.error : null,
    keep: () => keeping.mutate(),
    stop: () => controller.current?.abort(),
  }
}

/** Whether the visitor stopped it. */
const isStop = ({ name }: Error): boolean => name === 'AbortError'

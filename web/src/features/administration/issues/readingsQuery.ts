import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { api } from '../../../lib/api/api'
import { isPreparing, isRecognizing, type Reading } from './describeReading'

/** Poll intervals in milliseconds: while a PDF is prepared, or waits; while a text is recognized. */
const progressIntervalMs = 2_000
const waitIntervalMs = 10_000

/** Key prefix of the states of readings. */
export const readingsKey = [...regardsKey, 'readings'] as const

/** The state of the online readings of these issues, by id; polled until all are made. */
export const readingsQuery = (numeros: number[]) =>
  queryOptions({
    queryKey: [...readingsKey, numeros],
    queryFn: ({ signal }) =>
      api<{ lectures: Record<string, Reading> }>('/regards/lectures', {
        query: { numeros: numeros.join() },
        signal,
      }),
    enabled: numeros.length > 0,
    select: ({ lectures }) => lectures,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const readings = Object.values(state.data?.lectures ?? {})
      if (readings.some(isPreparing)) return progressIntervalMs
      return readings.some(isRecognizing) ? waitIntervalMs : false
    },
  })

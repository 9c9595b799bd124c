import { queryOptions } from '@tanstack/react-query'
import { regardsKey } from '../../../domain/regards/regardsKey'
import { api } from '../../../lib/api/api'
import { isRecognizing, type Reading } from '../helpers/describeReading'

/** Poll intervals in milliseconds: while a PDF is prepared, and while one waits. */
const progressIntervalMs = 2_000
const waitIntervalMs = 10_000

/** The state of the online readings of these issues, by id; polled until all are made. */
export const readingsQuery = (numeros: number[]) =>
  queryOptions({
    queryKey: [...regardsKey, 'readings', numeros],
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
      const isWaiting = (reading: Reading) => reading.etat === 'attente' || isRecognizing(reading)
      if (readings.some(({ etat }) => etat === 'enCours')) return progressIntervalMs
      return readings.some(isWaiting) ? waitIntervalMs : false
    },
  })

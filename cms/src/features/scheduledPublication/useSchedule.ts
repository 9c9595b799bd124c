'use client'

import { useEffect } from 'react'

import { requestApi } from '../../lib/panel/requestApi'
import { useApi } from '../../lib/panel/useApi'

/** Response of the endpoints in scheduleEndpoints.ts. */
interface ScheduleResponse {
  date: string | null
  champsInvalides: string[] | null
}

/** Interval at which a planned publication is read again, as it ends by itself. */
const REFRESH_MS = 10_000

/**
 * Reads and changes a planned publication.
 * @param path of the page or issue in the API, such as globals/accueil; undefined before it is saved
 * @param revision read again when it changes
 * @returns `schedule`, undefined until it is read; `plan` and `cancel`, which return the message of
 * an error, in French
 */
export function useSchedule(path: string | undefined, revision: unknown) {
  const url = path && `/api/${path}/programmation`
  const { answer: schedule, reload, setAnswer } = useApi<ScheduleResponse>(url, revision)

  const isPlanned = Boolean(schedule?.date)
  useEffect(() => {
    if (!isPlanned) return
    const timer = setInterval(reload, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isPlanned, reload])

  async function change(method: 'POST' | 'DELETE', json?: object): Promise<string | undefined> {
    if (!url) return undefined
    const { isDone, message, answer } = await requestApi<ScheduleResponse>(url, { method, json })
    if (!isDone) return message
    setAnswer(answer)
    return undefined
  }
  const plan = (date: string) => change('POST', { date })
  const cancel = () => change('DELETE')
  return { schedule, plan, cancel }
}

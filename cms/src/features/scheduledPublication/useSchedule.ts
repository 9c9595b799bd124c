'use client'

import { useCallback, useEffect, useState } from 'react'

/** Response of the endpoints in scheduleEndpoints.ts. */
interface ScheduleResponse {
  date: string | null
  champsInvalides: string[] | null
}

/** Interval at which a planned publication is read again, as it ends by itself. */
const REFRESH_MS = 10_000

const FAILED = 'Le site ne répond pas. Réessayez dans un instant.'

/**
 * Reads and changes a planned publication.
 * @param path of the page or issue in the API, such as globals/accueil; undefined before it is saved
 * @param revision read again when it changes
 * @returns `schedule`, undefined until it is read; `plan` and `cancel`, which return the message of
 * an error, in French
 */
export function useSchedule(path: string | undefined, revision: unknown) {
  const [schedule, setSchedule] = useState<ScheduleResponse>()

  const send = useCallback(
    async (init: RequestInit): Promise<string | undefined> => {
      try {
        const response = await fetch(`/api/${path}/programmation`, init)
        const body = (await response.json()) as ScheduleResponse & ErrorResponse
        if (!response.ok) return body.errors?.[0]?.message ?? FAILED
        setSchedule(body)
        return undefined
      } catch {
        return FAILED
      }
    },
    [path],
  )

  useEffect(() => {
    if (path) void send({})
  }, [path, send, revision])

  const isPlanned = Boolean(schedule?.date)
  useEffect(() => {
    if (!isPlanned) return
    const timer = setInterval(() => void send({}), REFRESH_MS)
    return () => clearInterval(timer)
  }, [send, isPlanned])

  const plan = (date: string) =>
    send({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ date }),
    })
  const cancel = () => send({ method: 'DELETE' })
  return { schedule, plan, cancel }
}

interface ErrorResponse {
  errors?: { message: string }[]
}

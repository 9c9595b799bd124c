'use client'

import { useCallback, useEffect, useState } from 'react'

/** Shown when the server does not answer. */
export const UNREACHABLE = 'Le site ne répond pas. Réessayez dans un instant.'

interface Outcome<Answer> {
  isDone: boolean
  /** The server's message, in French; undefined for 204 No Content. */
  message: string
  /** The body of a response that succeeded. */
  answer?: Answer
  /** By the server's clock, in milliseconds since 1970. */
  respondedAt?: number
}

interface Options {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  json?: object | undefined
  signal?: AbortSignal
}

/** Sends a request of the panel to the API. Never fails. */
export async function requestApi<Answer = unknown>(
  path: string,
  { json, ...options }: Options = {},
): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(path, {
      ...options,
      ...(json && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(json),
      }),
    })
    if (response.status === 204) return { isDone: true, message: '' }
    const body = (await response.json()) as {
      message?: string
      errors?: { message: string; data?: { errors?: { message: string }[] } }[]
    }
    const [error] = body.errors ?? []
    const message = body.message ?? error?.data?.errors?.[0]?.message ?? error?.message
    if (!response.ok) return { isDone: false, message: message ?? UNREACHABLE }
    const respondedAt = Date.parse(response.headers.get('date') ?? '') || Date.now()
    return { isDone: true, message: message ?? '', answer: body as Answer, respondedAt }
  } catch {
    return { isDone: false, message: UNREACHABLE }
  }
}

/**
 * Reads from the API, and again when `path` or `revision` changes.
 * @param path undefined while there is nothing to read
 * @returns `answer`, the last successful response; `isFailed`, whether the last request failed;
 * `reload`; `setAnswer`, for the response to a change
 */
export function useApi<Answer>(path: string | undefined, revision?: unknown) {
  const [answer, setAnswer] = useState<Answer>()
  const [isFailed, setIsFailed] = useState(false)
  const [reloads, setReloads] = useState(0)
  const reload = useCallback(() => setReloads((count) => count + 1), [])

  useEffect(() => {
    if (!path) return undefined
    const controller = new AbortController()
    const { signal } = controller
    void requestApi<Answer>(path, { signal }).then(({ isDone, answer }) => {
      if (signal.aborted) return
      setIsFailed(!isDone)
      if (isDone) setAnswer(answer)
    })
    return () => controller.abort()
  }, [path, revision, reloads])

  return { answer, isFailed, reload, setAnswer }
}

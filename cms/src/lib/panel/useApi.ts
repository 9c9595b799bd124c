'use client'

import { useCallback, useEffect, useState } from 'react'

import { requestApi } from './requestApi'

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

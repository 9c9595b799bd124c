import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

import { nameForm, watchRequests, type EndedRequest } from '../session/watchRequests'

/** Why the form is not saved: the record was changed since it was read, or there was no answer. */
type SaveFailure = 'stale' | 'unreachable'

/** Statuses of a reverse proxy whose server does not answer. */
const AWAY = [502, 503, 504]
const RETRY_MS = 5_000

/**
 * Watches how the form's saves end. A draft that saves itself is sent again until the server
 * answers; the save of a button is not repeated.
 */
export function useSaveFailure() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const [failure, setFailure] = useState<SaveFailure>()
  const path = globalSlug
    ? `/api/globals/${globalSlug}`
    : `/api/${collectionSlug}${id ? `/${id}` : ''}`
  const isAutosaved = globalSlug !== undefined

  const handleRefusal = useCallback((code: string | undefined) => {
    if (code === 'changed-meanwhile') setFailure('stale')
  }, [])
  const handleEnd = useEffectEvent((request: EndedRequest) => {
    const { response } = request
    // Payload's form sends each change to the server, so that request may be the first to fail.
    const isPage = request.path === window.location.pathname
    const isSave = request.path === path
    if (request.method === 'GET' || (!isPage && !isSave)) return
    if (!response || AWAY.includes(response.status)) setFailure('unreachable')
    else if (isSave && response.ok) setFailure(undefined)
    else if (isSave && response.status === 409) void readCode(response.clone()).then(handleRefusal)
    else if (!isAutosaved) setFailure((now) => (now === 'unreachable' ? undefined : now))
  })
  useEffect(() => {
    nameForm()
    return watchRequests(handleEnd)
  }, [])

  const saveDraft = useSaveDraft(path)
  const retry = useEffectEvent(async () => {
    if (await isReachable()) await saveDraft()
  })
  const isRetried = isAutosaved && failure === 'unreachable'
  useEffect(() => {
    if (!isRetried) return
    const handleTime = () => void retry()
    const timer = setInterval(handleTime, RETRY_MS)
    window.addEventListener('online', handleTime)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', handleTime)
    }
  }, [isRetried])

  return { failure, forget: () => setFailure(undefined), isAutosaved }
}

/** Saves the form as Payload's autosave does. */
function useSaveDraft(path: string) {
  const { mostRecentVersionIsAutosaved: isAnother, ...info } = useDocumentInfo()
  const { setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  const { submit } = useForm()
  return async () => {
    const result = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${path}?autosave=true&depth=0&draft=true`,
      context: { getDocPermissions: false, incrementVersionCount: !isAnother },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (!result?.res.ok || isAnother) return
    setMostRecentVersionIsAutosaved(true)
    setUnpublishedVersionCount((count) => count + 1)
  }
}

async function readCode(response: Response): Promise<string | undefined> {
  const { errors } = (await response.json()) as { errors?: { code?: string }[] }
  return errors?.[0]?.code
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/users/me')).ok
  } catch {
    return false
  }
}

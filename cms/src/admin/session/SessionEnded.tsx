'use client'

import { Button } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

import { watchRequests } from './watchRequests'
import './SessionEnded.css'

/**
 * Wraps the admin panel: says that the session has ended, until somebody closes it or signs in again
 * (also in another tab). Payload shows the server's refusal for five seconds, without a way on.
 */
export function SessionEnded({ children }: { children: ReactNode }) {
  const [hasEnded, setHasEnded] = useState(false)
  const check = useCallback(async () => setHasEnded(await isSignedOut()), [])

  useEffect(() => watchRejections(() => void check()), [check])

  useEffect(() => {
    if (!hasEnded) return
    const handleFocus = () => void check()
    window.addEventListener('focus', handleFocus)
    return () => window.removeEventListener('focus', handleFocus)
  }, [hasEnded, check])

  return (
    <>
      {children}
      <div role="alert">
        {hasEnded && (
          <div className="session-ended">
            <p>
              <strong>Votre session est terminée.</strong> Reconnectez-vous&nbsp;: vous reviendrez à
              cette page, où ce que vous avez tapé vous sera proposé.
            </p>
            <SignInAgain />
            <Button
              buttonStyle="secondary"
              size="medium"
              margin={false}
              onClick={() => setHasEnded(false)}
            >
              Fermer
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** Leaves for the sign-in page. A button: Payload asks at each link whether to leave without saving. */
function SignInAgain() {
  const isLeaving = useRef(false)

  useEffect(() => {
    // What is typed is stored (see UnsavedChanges), but in a drawer: the browser need not ask.
    const handleLeave = (event: Event) => {
      if (isLeaving.current && !document.querySelector('.doc-drawer')) {
        event.stopImmediatePropagation()
      }
    }
    window.addEventListener('beforeunload', handleLeave, { capture: true })
    return () => window.removeEventListener('beforeunload', handleLeave, { capture: true })
  }, [])

  function handleClick() {
    isLeaving.current = true
    const { pathname, search } = window.location
    window.location.assign(`/login?redirect=${encodeURIComponent(`${pathname}${search}`)}`)
  }

  return (
    <Button size="medium" margin={false} onClick={handleClick}>
      Se reconnecter
    </Button>
  )
}

const REJECTED = [401, 403]

/** Calls back after each request of the API that is refused. @returns a function that ends it */
const watchRejections = (onRejected: () => void): (() => void) =>
  watchRequests(({ path, response }) => {
    if (response && REJECTED.includes(response.status) && isOfApi(path)) onRejected()
  })

const isOfApi = (path: string): boolean => path.startsWith('/api/') && path !== '/api/users/me'

/** Whether the server knows no session; false if that cannot be read now. */
async function isSignedOut(): Promise<boolean> {
  try {
    const response = await fetch('/api/users/me')
    const { user } = (await response.json()) as { user?: unknown }
    return response.ok && user === null
  } catch {
    return false
  }
}

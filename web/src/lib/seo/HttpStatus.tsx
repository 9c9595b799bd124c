import { createContext, useContext } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

/** Status and redirect of the response; the server creates one for each rendered page. */
export type ResponseStatus = {
  code: number
  /** Redirect target. */
  location?: string
}

/** Undefined in a browser, where the response has already been sent. */
export const HttpStatusContext = createContext<ResponseStatus | undefined>(undefined)

/** Sets the HTTP status of the server-rendered response. */
export function HttpStatus({ code }: { code: number }) {
  const answer = useContext(HttpStatusContext)
  if (answer) Object.assign(answer, { code })
  return null
}

/** Redirects to the page's new path with the same query: by a 301 response, or by navigation. */
export function PageMoved({ to }: { to: string }) {
  const answer = useContext(HttpStatusContext)
  const { search } = useLocation()
  const location = to + search
  if (!answer) return <Navigate to={location} replace />
  Object.assign(answer, { code: 301, location })
  return null
}

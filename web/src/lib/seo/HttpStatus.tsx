import { createContext, useContext } from 'react'
import { Navigate } from 'react-router-dom'

/** What the server answers with; it makes one for each page that it renders. */
export type ResponseStatus = {
  code: number
  /** Where the page is to be found instead. */
  location?: string
}

/** Absent in a browser, whose page has been answered already. */
export const HttpStatusContext = createContext<ResponseStatus | undefined>(undefined)

type HttpStatusProps = { code: number }

/** Says, while the server renders a page, that its status is another one than 200. */
export function HttpStatus({ code }: HttpStatusProps) {
  const answer = useContext(HttpStatusContext)
  if (answer) Object.assign(answer, { code })
  return null
}

type PageMovedProps = { to: string }

/** Leads for good to the page's new address: by the server's answer, or in place of this page. */
export function PageMoved({ to }: PageMovedProps) {
  const answer = useContext(HttpStatusContext)
  if (!answer) return <Navigate to={to} replace />
  Object.assign(answer, { code: 301, location: to })
  return null
}

import { createContext, useContext } from 'react'
import { Navigate } from 'react-router-dom'

/** What the server answers with; it makes one for each page that it renders. */
export type PageAnswer = {
  code: number
  /** Where the page is to be found instead. */
  location?: string
}

/** Absent in a browser, whose page has been answered already. */
export const PageStatusContext = createContext<PageAnswer | undefined>(undefined)

type PageStatusProps = { code: number }

/** Says, while the server renders a page, that its status is another one than 200. */
export function PageStatus({ code }: PageStatusProps) {
  const answer = useContext(PageStatusContext)
  if (answer) Object.assign(answer, { code })
  return null
}

type PageMovedProps = { to: string }

/** Leads for good to the page's new address: by the server's answer, or in place of this page. */
export function PageMoved({ to }: PageMovedProps) {
  const answer = useContext(PageStatusContext)
  if (!answer) return <Navigate to={to} replace />
  Object.assign(answer, { code: 301, location: to })
  return null
}

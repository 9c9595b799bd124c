import { createContext, useContext } from 'react'

/** What the server answers with; it makes one for each page that it renders. */
export type PageAnswer = { code: number }

/** Absent in a browser, whose page has been answered already. */
export const PageStatusContext = createContext<PageAnswer | undefined>(undefined)

type PageStatusProps = { code: number }

/** Says, while the server renders a page, that its status is another one than 200. */
export function PageStatus({ code }: PageStatusProps) {
  const answer = useContext(PageStatusContext)
  if (answer) Object.assign(answer, { code })
  return null
}

import { useContext } from 'react'
import { SiteNameContext } from '../lib/siteName'

type PageTitleProps = { children: string }

/** The document's title; React puts it in the head. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} – ${useContext(SiteNameContext)}`}</title>
}

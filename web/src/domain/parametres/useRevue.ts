import { useContext } from 'react'
import { SiteNameContext } from '@web/lib/seo/siteName'
import { useCoordonnees } from './parametresQuery'

/** The magazine's data for references and structured data. */
export type Revue = { publisher: string; issn: string | undefined }

export function useRevue(): Revue {
  const publisher = useContext(SiteNameContext)
  return { publisher, issn: useCoordonnees()?.issn }
}

import { usePrefetchQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { globalQuery, type GlobalSlug } from '../../lib/globals/globalQuery'

type GlobalRouteProps = { slug: GlobalSlug; children: ReactNode }

/** Asks for a page's texts while its code is on its way, rather than after. */
export function GlobalRoute({ slug, children }: GlobalRouteProps) {
  usePrefetchQuery(globalQuery(slug))
  return children
}

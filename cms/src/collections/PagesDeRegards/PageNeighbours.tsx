'use client'

import { Link, useDocumentInfo } from '@payloadcms/ui'

import { getRelationId } from '../../lib/payload/getRelationId'
import { useApi } from '../../lib/panel/useApi'

interface Page {
  id: string
  page: number
}

/** In the form of a page: links to the page before and the page after it. */
export function PageNeighbours() {
  const { data } = useDocumentInfo()
  const { page, document } = (data ?? {}) as { page?: number; document?: unknown }
  const pdf = getRelationId(document)
  const { answer } = useApi<{ docs: Page[] }>(
    page && pdf
      ? `/api/pagesDeRegards?where[document][equals]=${pdf}&where[page][in]=${page - 1},${page + 1}&select[page]=true&depth=0`
      : undefined,
  )
  const find = (number: number) => answer?.docs.find((other) => other.page === number)
  if (!page) return null

  return (
    <nav className="field-type page-found__neighbours" aria-label="Pages voisines">
      <Neighbour page={find(page - 1)} name="Page précédente" />
      <Neighbour page={find(page + 1)} name="Page suivante" />
    </nav>
  )
}

function Neighbour({ page, name }: { page: Page | undefined; name: string }) {
  if (!page) return null
  return (
    <Link href={`/admin/collections/pagesDeRegards/${page.id}`} prefetch={false}>
      {name} ({page.page})
    </Link>
  )
}

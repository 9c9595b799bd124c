'use client'

import { Link, useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'

import { toMediaUrl } from '../../../media/storage/objectPath'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { useApi } from '../../../lib/panel/requestApi'
import { toPlainText } from '../text/toPlainText'
import type { StoredPage } from '../types'
import { StartCorrection } from './StartCorrection'

/** In the form of a page: its picture, and the found text, from which a correction may start. */
export function PageFound() {
  const { data } = useDocumentInfo()
  const page = data as StoredPage | undefined
  const titleId = useId()
  if (!page?.dossier) return null
  const { page: number, dossier, tailles, blocs } = page
  const toUrl = (width: number | undefined) => toMediaUrl(dossier, `${number}-${width}.webp`)
  const text = toPlainText(blocs)

  return (
    <section className="field-type page-found" aria-labelledby={titleId}>
      <a href={toUrl(tailles.at(-1))} target="_blank" rel="noopener">
        <img
          src={toUrl(tailles[0])}
          alt={`Page ${number}, l’agrandir dans un nouvel onglet`}
          width={page.largeur}
          height={page.hauteur}
        />
      </a>
      <div>
        <h2 id={titleId}>Texte trouvé dans le PDF</h2>
        {text ? (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
            <div className="page-found__text" role="group" aria-labelledby={titleId} tabIndex={0}>
              {text}
            </div>
            <StartCorrection blocs={blocs ?? []} />
          </>
        ) : (
          <p>Aucun&nbsp;: cette page est une image. Vous pouvez en taper le texte ci-dessous.</p>
        )}
      </div>
    </section>
  )
}

interface OtherPage {
  id: string
  page: number
}

/** In the form of a page: links to the page before and the page after it. */
export function PageNeighbours() {
  const { data } = useDocumentInfo()
  const { page, document } = (data ?? {}) as { page?: number; document?: unknown }
  const pdf = getRelationId(document)
  const { answer } = useApi<{ docs: OtherPage[] }>(
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

function Neighbour({ page, name }: { page: OtherPage | undefined; name: string }) {
  if (!page) return null
  return (
    <Link href={`/admin/collections/pagesDeRegards/${page.id}`} prefetch={false}>
      {name} ({page.page})
    </Link>
  )
}

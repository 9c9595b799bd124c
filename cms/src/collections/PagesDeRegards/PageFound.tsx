'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'

import type { Bloc } from '../../features/lecture/types'
import { toPlainText } from '../../features/lecture/text/toPlainText'
import { toMediaUrl } from '../../media/storage/toMediaUrl'
import { StartCorrection } from './StartCorrection'
import './PageFound.css'

interface Page {
  page: number
  dossier: string
  tailles: number[]
  largeur: number
  hauteur: number
  blocs?: Bloc[] | null
}

/**
 * In the form of a page: its picture, and beside it the text that was found in the PDF, from which a
 * correction may start.
 */
export function PageFound() {
  const { data } = useDocumentInfo()
  const page = data as Page | undefined
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

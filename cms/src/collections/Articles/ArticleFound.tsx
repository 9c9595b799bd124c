'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'

import type { StoredArticle } from '../../features/articles/types'
import { StartCorrection } from '../../features/lecture/panel/StartCorrection'
import { toPlainText } from '../../features/lecture/text/toPlainText'

/** In the form of an article: the text that was found in the PDF, from which a correction may start. */
export function ArticleFound() {
  const { data } = useDocumentInfo()
  const { blocs } = (data ?? {}) as Partial<StoredArticle>
  const titleId = useId()
  if (!blocs || blocs.length === 0) return null

  return (
    <section className="field-type page-found" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>Texte trouvé dans le PDF</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <div className="page-found__text" role="group" aria-labelledby={titleId} tabIndex={0}>
          {toPlainText(blocs)}
        </div>
        <StartCorrection blocs={blocs} />
      </div>
    </section>
  )
}

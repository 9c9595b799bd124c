'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId } from 'react'

import { toPlainText } from '../text/toPlainText'
import type { Bloc } from '@regards/contract/schemas/blocs'
import { StartCorrection } from './StartCorrection'
import './PageFound.css'

/** In the form of an article: the text that was found in its PDF, to start a correction. */
export function TextFound() {
  const { data } = useDocumentInfo()
  const { blocs } = (data ?? {}) as { blocs?: Bloc[] | null }
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

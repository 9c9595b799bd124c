'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { useApi } from '../../../lib/panel/requestApi'
import type { UsageLink } from '../libraryEndpoints'
import './ImageLibrary.css'

const FAILED = 'Le site ne répond pas. Rouvrez la fiche dans un instant.'

/** In the form of an image: the pages and issues that use it, with links to their forms. */
export function Usages() {
  const { id } = useDocumentInfo()
  const { answer, isFailed } = useApi<{ utilisations: UsageLink[] }>(
    id ? `/api/images/${id}/utilisations` : undefined,
  )
  if (!id) return null
  const usages = isFailed ? undefined : answer?.utilisations

  return (
    <section className="field-type image-usages" aria-labelledby="image-usages">
      <h2 id="image-usages">Utilisée dans</h2>
      {!usages && !isFailed && <p>Un instant…</p>}
      {isFailed && <p role="alert">{FAILED}</p>}
      {usages?.length === 0 && <p>Nulle part. Elle peut être supprimée sans que le site change.</p>}
      {usages && usages.length > 0 && (
        <ul>
          {usages.map(({ titre, adresse, brouillon }) => (
            <li key={titre}>
              {adresse ? <a href={adresse}>{titre}</a> : titre}
              {brouillon && ' (brouillon)'}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { UsageLink } from './usagesEndpoint'
import './ImageLibrary.css'

const FAILED = 'Le site ne répond pas. Rouvrez la fiche dans un instant.'

/** In the form of an image: the pages and issues that use it, with links to their forms. */
export function Usages() {
  const { id } = useDocumentInfo()
  const usages = useUsages(id)
  if (!id) return null

  return (
    <section className="field-type image-usages" aria-labelledby="image-usages">
      <h2 id="image-usages">Utilisée dans</h2>
      {usages === undefined && <p>Un instant…</p>}
      {usages === 'failed' && <p role="alert">{FAILED}</p>}
      {Array.isArray(usages) && usages.length === 0 && (
        <p>Nulle part. Elle peut être supprimée sans que le site change.</p>
      )}
      {Array.isArray(usages) && usages.length > 0 && (
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

/** @returns undefined until the answer is there */
function useUsages(id: number | string | undefined): UsageLink[] | 'failed' | undefined {
  const [usages, setUsages] = useState<UsageLink[] | 'failed'>()

  useEffect(() => {
    if (!id) return
    const controller = new AbortController()
    void readUsages(id, controller.signal).then((read) => {
      if (!controller.signal.aborted) setUsages(read)
    })
    return () => controller.abort()
  }, [id])

  return usages
}

async function readUsages(
  id: number | string,
  signal: AbortSignal,
): Promise<UsageLink[] | 'failed'> {
  try {
    const response = await fetch(`/api/images/${id}/utilisations`, { signal })
    if (!response.ok) return 'failed'
    return ((await response.json()) as { utilisations: UsageLink[] }).utilisations
  } catch {
    return 'failed'
  }
}

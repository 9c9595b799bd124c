'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useListDrawerContext,
  useModal,
  useRouteCache,
} from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { useState } from 'react'
import { guideAnchors } from '@regards/contract/guideAnchors'
import { formatBytes } from '../../../lib/formatBytes'
import { requestApi, useApi } from '../../../lib/panel/requestApi'
import type { UnusedImageItem } from '../libraryEndpoints'
import './ImageLibrary.css'

const MODAL = 'delete-unused-image'

/** Above the list of images: those that nothing uses, which can be moved to the trash one by one. */
export function UnusedImages() {
  const { isInDrawer } = useListDrawerContext()
  const isInTrash = usePathname().endsWith('/trash')
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const { answer, reload } = useApi<{ images: UnusedImageItem[] }>(
    isInDrawer || isInTrash ? undefined : '/api/images/jamais-utilisees',
  )
  const [chosen, setChosen] = useState<UnusedImageItem>()

  async function handleDelete() {
    if (!chosen) return
    const { isDone, message } = await requestApi(`/api/images/${chosen.id}?depth=0`, {
      method: 'PATCH',
      json: { deletedAt: new Date().toISOString() },
    })
    reload()
    if (!isDone) {
      toast.error(message)
      return
    }
    toast.success(`«\u00a0${chosen.nom}\u00a0» est dans la corbeille.`)
    clearRouteCache()
  }

  const images = answer?.images ?? []
  if (images.length === 0) return null
  return (
    <details className="unused-images">
      <summary>Images jamais utilisées ({images.length})</summary>
      <p>
        Ni une page, ni un brouillon, ni un numéro ne les montre.{' '}
        <a href={guideAnchors.imagesInutilisees}>Aide&nbsp;: supprimer une image</a>
      </p>
      <ul>
        {images.map((image) => (
          <li key={image.id}>
            {image.vignette && <img src={image.vignette} alt="" loading="lazy" />}
            <a href={`/admin/collections/images/${image.id}`}>{image.nom}</a>
            <span>
              {formatBytes(image.taille)}, envoyée le {formatDay(image.envoyeeLe)}
            </span>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              aria-label={`Supprimer ${image.nom}`}
              onClick={() => {
                setChosen(image)
                openModal(MODAL)
              }}
            >
              Supprimer
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Supprimer cette image"
        body={`«\u00a0${chosen?.nom ?? ''}\u00a0» va dans la corbeille, d’où elle peut revenir pendant 30\u00a0jours.`}
        onConfirm={handleDelete}
      />
    </details>
  )
}

const formatDay = (date: string): string => new Date(date).toLocaleDateString('fr-FR')

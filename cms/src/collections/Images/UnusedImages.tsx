'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useListDrawerContext,
  useModal,
  useRouteCache,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { guideAnchors } from '../../lib/guideAnchors'
import type { UnusedImageItem } from './unusedEndpoint'
import './ImageLibrary.css'

const FAILED = 'Le site ne répond pas. Réessayez dans un instant.'
const MODAL = 'delete-unused-image'

/** Above the list of images: those that nothing uses, which can be moved to the trash one by one. */
export function UnusedImages() {
  const { isInDrawer } = useListDrawerContext()
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const [images, setImages] = useState<UnusedImageItem[]>([])
  const [chosen, setChosen] = useState<UnusedImageItem>()

  useEffect(() => {
    if (!isInDrawer) void readUnused().then(setImages)
  }, [isInDrawer])

  async function handleDelete() {
    if (!chosen) return
    const error = await moveToTrash(chosen.id)
    setImages(await readUnused())
    if (error) {
      toast.error(error)
      return
    }
    toast.success(`«\u00a0${chosen.nom}\u00a0» est dans la corbeille.`)
    clearRouteCache()
  }

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
              {formatSize(image.taille)}, envoyée le {formatDay(image.envoyeeLe)}
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

/** @returns an empty list while the site does not answer: it is read again at the next visit */
async function readUnused(): Promise<UnusedImageItem[]> {
  try {
    const response = await fetch('/api/images/jamais-utilisees')
    return response.ok ? ((await response.json()) as { images: UnusedImageItem[] }).images : []
  } catch {
    return []
  }
}

/** @returns the message of an error, in French */
async function moveToTrash(id: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/images/${id}?depth=0`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
    })
    if (response.ok) return undefined
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    return errors?.[0]?.message ?? FAILED
  } catch {
    return FAILED
  }
}

const numbers = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${numbers.format(Math.ceil(bytes / 1024))}\u00a0Ko`
    : `${numbers.format(bytes / 1024 / 1024)}\u00a0Mo`

const formatDay = (date: string): string => new Date(date).toLocaleDateString('fr-FR')

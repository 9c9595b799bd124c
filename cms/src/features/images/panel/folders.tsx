'use client'

import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'

import { useFolders } from './useFolders'
import './ImageLibrary.css'

interface Choice {
  label: string
  /** In the form that Payload's own filters read: a list of alternatives of conditions. */
  where: Where
}

const toWhere = (condition: Where): Where => ({ or: [{ and: [condition] }] })

const PAGES: Choice = { label: 'Images des pages', where: toWhere({ usage: { equals: 'page' } }) }
const COVERS: Choice = {
  label: 'Couvertures des numéros',
  where: toWhere({ usage: { equals: 'couverture' } }),
}

const toChoice = (folder: string): Choice => ({
  label: folder,
  where: toWhere({ dossier: { equals: folder } }),
})

/** Above a list of images, in its view or where a page's image is chosen: one button a folder. */
export function FolderFilter() {
  const { query, handleWhereChange } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const folders = useFolders()
  const current = JSON.stringify(query.where ?? {})
  const choices: Choice[] = [
    { label: 'Toutes', where: {} },
    // Where an image is chosen, only those of one usage can be.
    ...(isInDrawer ? [] : [PAGES]),
    ...folders.map(toChoice),
    ...(isInDrawer ? [] : [COVERS]),
  ]
  if (choices.length < 2) return null

  return (
    <div className="folder-filter" role="group" aria-label="Dossiers">
      {choices.map(({ label, where }) => (
        <button
          key={label}
          type="button"
          className="folder-filter__choice"
          aria-pressed={JSON.stringify(where) === current}
          onClick={() => void handleWhereChange?.(where)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

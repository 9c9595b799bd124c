'use client'

import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useListDrawerContext,
  useListQuery,
  useModal,
  useRouteCache,
  useSelection,
} from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import * as qs from 'qs-esm'
import { useState } from 'react'
import './TrashSelection.css'
import { requestApi, UNREACHABLE } from '../../lib/panel/requestApi'

const MODAL = 'move-selection'

/**
 * Moves the selected records of a list to the trash, or out of it. The question names them, and
 * only they move; that of Payload's buttons, which these replace, shows only a number.
 */
export function TrashSelection({ collectionSlug }: { collectionSlug: string }) {
  const isInTrash = usePathname().endsWith('/trash')
  const { isInDrawer } = useListDrawerContext()
  const { getEntityConfig } = useConfig()
  const { query } = useListQuery()
  const { count, selectedIDs, toggleAll } = useSelection()
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const [chosen, setChosen] = useState<SelectedRecord[]>([])
  const collectionConfig = getEntityConfig({ collectionSlug })

  async function handleOpen() {
    // The ids of records on other pages are unknown.
    const isOnOtherPages = count > selectedIDs.length
    const where = isOnOtherPages
      ? mergeListSearchAndWhere({
          collectionConfig,
          search: query.search ?? '',
          where: query.where ?? {},
        })
      : { id: { in: selectedIDs } }
    const found = await findSelected(collectionSlug, where, isInTrash)
    if (!found) {
      toast.error(UNREACHABLE)
      return
    }
    setChosen(found)
    openModal(MODAL)
  }

  async function handleConfirm() {
    const ids = chosen.map(({ id }) => id)
    const { moved, errors } = await moveRecords(collectionSlug, ids, isInTrash)
    if (moved > 0)
      toast.success(isInTrash ? `De retour\u00a0: ${moved}.` : `Dans la corbeille\u00a0: ${moved}.`)
    for (const message of errors) toast.error(message)
    toggleAll()
    clearRouteCache()
  }

  if (count === 0 || isInDrawer) return null
  const label = isInTrash ? 'Restaurer' : 'Mettre à la corbeille'
  const { names, others } = describeSelection(chosen)
  return (
    <div className="trash-selection">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void handleOpen()}>
        {`${label} (${count})`}
      </Button>
      <ConfirmationModal
        className="trash-selection__modal"
        modalSlug={MODAL}
        heading={label}
        body={
          <>
            <p>
              {isInTrash
                ? 'Ce qui revient, comme c’était\u00a0:'
                : 'Ce qui va dans la corbeille, et peut en revenir pendant 30\u00a0jours\u00a0:'}
            </p>
            <ul>
              {names.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
              {others > 0 && <li>{`et ${others} de plus`}</li>}
            </ul>
          </>
        }
        onConfirm={handleConfirm}
      />
    </div>
  )
}

/** @returns the selected records; undefined while the site does not answer */
async function findSelected(
  slug: string,
  where: Where,
  isInTrash: boolean,
): Promise<SelectedRecord[] | undefined> {
  const search = qs.stringify(
    {
      ...{ draft: true, depth: 0, limit: 0, trash: isInTrash || undefined },
      where: isInTrash ? { and: [where, { deletedAt: { exists: true } }] } : where,
    },
    { addQueryPrefix: true },
  )
  return (await requestApi<{ docs: SelectedRecord[] }>(`/api/${slug}${search}`)).answer?.docs
}

interface SelectedRecord {
  id: string
  /** Of an issue. */
  numero?: number | null
  titre?: string | null
  /** Of an image. */
  alt?: string | null
  filename?: string | null
  /** Of a subscriber. */
  email?: string | null
}

/** Nobody would read more names. */
const MAX_NAMES = 30

/** Names the selected records for the question before they move. */
const describeSelection = (records: SelectedRecord[]) => ({
  names: records.slice(0, MAX_NAMES).map((record) => ({ id: record.id, name: toName(record) })),
  others: Math.max(0, records.length - MAX_NAMES),
})

function toName({ numero, titre, alt, filename, email }: SelectedRecord): string {
  if (typeof numero !== 'number') return titre || alt || filename || email || '…'
  return titre ? `n°\u00a0${numero}\u00a0: ${titre}` : `n°\u00a0${numero}`
}

/** A query string with more ids would be too long (lib/http/queryBounds). */
const AT_ONCE = 100

interface Answer {
  docs?: unknown[]
  errors?: { message: string }[]
}

/** Moves records to or out of the trash. @returns how many, and why others did not move */
async function moveRecords(
  slug: string,
  ids: string[],
  isRestore: boolean,
): Promise<{ moved: number; errors: string[] }> {
  const errors = new Set<string>()
  let moved = 0
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const answer = await patch(slug, ids.slice(at, at + AT_ONCE), isRestore)
    moved += answer.docs?.length ?? 0
    for (const { message } of answer.errors ?? []) errors.add(message)
  }
  return { moved, errors: [...errors] }
}

async function patch(slug: string, ids: string[], isRestore: boolean): Promise<Answer> {
  try {
    const response = await fetch(`/api/${slug}?trash=true&where[id][in]=${ids.join(',')}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ deletedAt: isRestore ? null : new Date().toISOString() }),
    })
    return (await response.json()) as Answer
  } catch {
    return { errors: [{ message: UNREACHABLE }] }
  }
}

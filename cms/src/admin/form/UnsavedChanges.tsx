'use client'

import {
  Button,
  useAllFormFields,
  useAuth,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { mergeUnsaved, unsavedChangesStore, type UnsavedEntry } from './unsavedChangesStore'
import './UnsavedChanges.css'

/**
 * Saves the unsaved values of an admin form in the browser and offers to restore them when the form
 * is opened again, since a session may expire during editing.
 */
export function UnsavedChanges() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  const { getData, reset, setModified } = useForm()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const { mostRecentUpdate } = useDocumentEvents()
  const [updateBefore] = useState(mostRecentUpdate)
  const [entry, setEntry] = useState<UnsavedEntry>()
  const { drawerSlug } = useDocumentDrawerContext()
  // A drawer closes when it is saved, before its form can remove what it stored.
  const accountId = user && !drawerSlug ? String(user.id) : undefined
  const slug = globalSlug ?? collectionSlug
  const form = globalSlug ?? `${collectionSlug}:${id ?? 'create'}`

  useEffect(() => {
    if (accountId) setEntry(unsavedChangesStore.read(accountId, form))
  }, [accountId, form])

  const base = useRef<ReturnType<typeof getData>>(undefined)

  useEffect(() => {
    // A failed save clears `isModified`, too: only the first values are those of the server.
    base.current ??= getData()
    if (isModified && accountId) unsavedChangesStore.write(accountId, form, getData(), base.current)
  }, [accountId, form, isModified, fields, getData])

  useEffect(() => {
    // An update received before the form was opened does not concern the current changes.
    if (!accountId || !mostRecentUpdate || mostRecentUpdate === updateBefore) return
    const { entitySlug, id: savedId, operation } = mostRecentUpdate
    const isThis = globalSlug !== undefined || (id ? savedId === id : operation === 'create')
    if (entitySlug !== slug || !isThis) return
    unsavedChangesStore.remove(accountId, form)
    setEntry(undefined)
  }, [accountId, form, globalSlug, id, mostRecentUpdate, slug, updateBefore])

  if (!entry || !accountId) return null

  const hasConflicts = mergeUnsaved(entry, getData()).conflicts.length > 0

  async function restore(kept: UnsavedEntry) {
    await reset(mergeUnsaved(kept, getData()).data)
    setModified(true)
    setEntry(undefined)
  }

  function discard() {
    unsavedChangesStore.remove(accountId ?? '', form)
    setEntry(undefined)
  }

  return (
    <div className="unsaved-text" role="status">
      <p>
        Vos changements du {formatMoment(entry.at)} n’ont pas été enregistrés. Ils sont encore dans
        ce navigateur.
        {hasConflicts &&
          ' Quelqu’un a changé depuis un des mêmes champs\u00a0: les reprendre remplace ce qu’il y a mis.'}
      </p>
      <Button size="small" margin={false} onClick={() => void restore(entry)}>
        Les reprendre
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={discard}>
        Les oublier
      </Button>
    </div>
  )
}

const formatMoment = (at: number): string =>
  new Date(at).toLocaleString('fr-FR', { dateStyle: 'short', timeStyle: 'short' })

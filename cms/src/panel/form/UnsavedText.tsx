'use client'

import {
  Button,
  useAllFormFields,
  useAuth,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { unsavedTexts, type UnsavedEntry } from './unsavedTexts'
import './UnsavedText.css'

/**
 * Keeps in the browser what is typed into the form of a page or a record until it is saved, and offers
 * it when the form is opened again: a session may end while somebody writes.
 */
export function UnsavedText() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  const { getData, reset, setModified } = useForm()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const { mostRecentUpdate } = useDocumentEvents()
  const [updateBefore] = useState(mostRecentUpdate)
  const [found, setFound] = useState<UnsavedEntry>()
  const accountId = user ? String(user.id) : undefined
  const slug = globalSlug ?? collectionSlug
  const form = globalSlug ?? `${collectionSlug}:${id ?? 'create'}`

  useEffect(() => {
    if (accountId) setFound(unsavedTexts.read(accountId, form))
  }, [accountId, form])

  useEffect(() => {
    if (accountId && isModified) unsavedTexts.write(accountId, form, getData())
  }, [accountId, form, isModified, fields, getData])

  useEffect(() => {
    // One that this panel knew of before the form was opened says nothing of what was typed since.
    if (!accountId || !mostRecentUpdate || mostRecentUpdate === updateBefore) return
    const { entitySlug, id: savedId, operation } = mostRecentUpdate
    const isThis = globalSlug !== undefined || (id ? savedId === id : operation === 'create')
    if (entitySlug !== slug || !isThis) return
    unsavedTexts.remove(accountId, form)
    setFound(undefined)
  }, [accountId, form, globalSlug, id, mostRecentUpdate, slug, updateBefore])

  if (!found || !accountId) return null

  async function takeUp({ data }: UnsavedEntry) {
    await reset(data)
    setModified(true)
    setFound(undefined)
  }

  function forget() {
    unsavedTexts.remove(accountId ?? '', form)
    setFound(undefined)
  }

  return (
    <div className="unsaved-text" role="status">
      <p>
        Vos changements du {formatMoment(found.at)} n’ont pas été enregistrés. Ils sont encore dans
        ce navigateur.
      </p>
      <Button size="small" margin={false} onClick={() => void takeUp(found)}>
        Les reprendre
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={forget}>
        Les oublier
      </Button>
    </div>
  )
}

const formatMoment = (at: number): string =>
  new Date(at).toLocaleString('fr-FR', { dateStyle: 'short', timeStyle: 'short' })

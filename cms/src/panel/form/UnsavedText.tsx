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
 * Keeps in the browser what is typed into a page's form until it is saved, and offers it when the form
 * is opened again: a session may end while somebody writes.
 */
export function UnsavedText() {
  const { globalSlug = '' } = useDocumentInfo()
  const { user } = useAuth()
  const { getData, reset, setModified } = useForm()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const { mostRecentUpdate } = useDocumentEvents()
  const [found, setFound] = useState<UnsavedEntry>()
  const accountId = user ? String(user.id) : undefined

  useEffect(() => {
    if (accountId) setFound(unsavedTexts.read(accountId, globalSlug))
  }, [accountId, globalSlug])

  useEffect(() => {
    if (accountId && isModified) unsavedTexts.write(accountId, globalSlug, getData())
  }, [accountId, globalSlug, isModified, fields, getData])

  useEffect(() => {
    if (!accountId || mostRecentUpdate?.entitySlug !== globalSlug) return
    unsavedTexts.remove(accountId, globalSlug)
    setFound(undefined)
  }, [accountId, globalSlug, mostRecentUpdate])

  if (!found || !accountId) return null

  async function takeUp({ data }: UnsavedEntry) {
    await reset(data)
    setModified(true)
    setFound(undefined)
  }

  function forget() {
    unsavedTexts.remove(accountId ?? '', globalSlug)
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

'use client'

import {
  Button,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui'
import type { CollectionSlug, Data } from 'payload'
import { useEffect, useRef, useState } from 'react'

import { formatValuePath } from './formatValuePath'
import { mergeUnsaved } from './mergeUnsaved'
import { SaveNotice } from './SaveNotice'
import { unsavedChangesStore, type UnsavedEntry } from './unsavedChangesStore'
import './UnsavedChanges.css'

/**
 * In every admin form: tells why what is typed is not saved, and saves it in the browser. Offers to
 * restore it when the form is opened again, or filled anew with what somebody else has saved.
 */
export function UnsavedChanges() {
  return (
    <>
      <SaveNotice />
      <UnsavedOffers />
    </>
  )
}

function UnsavedOffers() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { disabled, getData, reset, setModified } = useForm()
  const { getEntityConfig } = useConfig()
  const { accountId, form } = useFormKey()
  const { offers, forget, freezeBase } = useUnsavedEntries(accountId, form)

  if (!accountId || offers.length === 0) return null

  const { fields } = globalSlug
    ? getEntityConfig({ globalSlug })
    : getEntityConfig({ collectionSlug: collectionSlug as CollectionSlug })

  async function restore(entry: UnsavedEntry) {
    freezeBase()
    await reset(mergeUnsaved(entry, getData()).data)
    setModified(true)
    forget(entry)
  }

  return offers.map((entry) => {
    const { conflicts } = mergeUnsaved(entry, getData())
    return (
      <div key={entry.id} className="unsaved-text" role="status">
        <p>
          Vos changements du {formatMoment(entry.at)} n’ont pas été enregistrés. Ils sont encore
          dans ce navigateur.
          {conflicts.length > 0 &&
            ` Quelqu’un a changé depuis les mêmes champs\u00a0: les reprendre remplace ce qu’il y a mis (${conflicts.map((path) => formatValuePath(fields, path)).join(', ')}).`}
        </p>
        {!disabled && (
          <Button size="small" margin={false} onClick={() => void restore(entry)}>
            Les reprendre
          </Button>
        )}
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => forget(entry)}>
          Les oublier
        </Button>
      </div>
    )
  })
}

/** Whether a form that shows these values has the entry's changes already. */
const isWithin = (entry: UnsavedEntry, values: Data): boolean =>
  JSON.stringify(mergeUnsaved(entry, values).data) === JSON.stringify(values)

const formatMoment = (at: number): string =>
  new Date(at).toLocaleString('fr-FR', { dateStyle: 'short', timeStyle: 'short' })

/** The keys of the form's entries; no account where nothing is stored. */
function useFormKey() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  const { drawerSlug } = useDocumentDrawerContext()
  return {
    // A drawer closes when it is saved, before its form can remove what it stored.
    accountId: user && !drawerSlug ? String(user.id) : undefined,
    form: globalSlug ?? `${collectionSlug}:${id ?? 'create'}`,
  }
}

/** Stores what is typed as an entry, until it is saved. @returns the entries of before, to be offered */
function useUnsavedEntries(accountId: string | undefined, form: string) {
  const { initialState } = useDocumentInfo()
  const { getData, setModified } = useForm()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const [offers, setOffers] = useState<UnsavedEntry[]>([])
  /** The entry that is being typed: its id, once something was changed, and its base. */
  const current = useRef<{ id?: string; base?: Data }>({})
  const shown = useRef({ form, initialState })
  /** The state that the form has while it is about to be filled anew. */
  const outdated = useRef<typeof fields>(undefined)

  useEffect(() => {
    if (accountId) setOffers(unsavedChangesStore.list(accountId, form))
  }, [accountId, form])

  useEffect(() => {
    const isAnew = shown.current.form === form && shown.current.initialState !== initialState
    shown.current = { form, initialState }
    if (!isAnew) return
    // Payload fills the form anew after « Prendre la main », and still takes it for modified.
    outdated.current = fields
    current.current = {}
    setModified(false)
    if (accountId) setOffers(unsavedChangesStore.list(accountId, form))
  }, [accountId, fields, form, initialState, setModified])

  useEffect(() => {
    if (outdated.current === fields) return
    outdated.current = undefined
    // Until something is typed, the form shows what the server has. A failed save, too, clears
    // `isModified`.
    if (!current.current.id && !isModified) current.current.base = getData()
    if (!isModified || !accountId) return
    const { id = crypto.randomUUID(), base = {} } = current.current
    current.current = { id, base }
    unsavedChangesStore.write(accountId, form, { id, base, data: getData() })
  }, [accountId, form, isModified, fields, getData])

  // While somebody else edits the page, nothing more is saved: Payload's autosave would write this
  // form over the other's draft as soon as the page is taken over.
  const isLocked = useIsEditedByOther()
  useEffect(() => {
    if (isLocked) setModified(false)
  }, [isLocked, setModified])

  useSaved(() => {
    const { id, base } = current.current
    if (accountId && id) unsavedChangesStore.remove(accountId, form, id)
    for (const offer of offers.filter((each) => isWithin(each, getData()))) forget(offer)
    // What was typed while it was being saved is still to be told from the values before.
    current.current = isModified && base ? { base } : {}
  })

  function freezeBase() {
    current.current.id ??= crypto.randomUUID()
  }

  function forget(entry: UnsavedEntry) {
    if (accountId) unsavedChangesStore.remove(accountId, form, entry.id)
    setOffers((all) => all.filter(({ id }) => id !== entry.id))
  }
  return { offers, forget, freezeBase }
}

/** Whether somebody else holds the lock of the record. */
function useIsEditedByOther(): boolean {
  const { currentEditor } = useDocumentInfo()
  const { user } = useAuth()
  // Undefined while nobody edits, against its type.
  const editor: unknown = (currentEditor as { id: unknown } | undefined)?.id ?? currentEditor
  return Boolean(editor) && String(editor) !== String(user?.id)
}

/** Calls back after each save of the form's record. */
function useSaved(onSaved: () => void) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  // An update received before the form was opened does not concern the current changes.
  const handled = useRef(mostRecentUpdate)

  useEffect(() => {
    if (!mostRecentUpdate || mostRecentUpdate === handled.current) return
    handled.current = mostRecentUpdate
    const { entitySlug, id: savedId, operation } = mostRecentUpdate
    const isThis = globalSlug !== undefined || (id ? savedId === id : operation === 'create')
    if (entitySlug === (globalSlug ?? collectionSlug) && isThis) onSaved()
  }, [collectionSlug, globalSlug, id, mostRecentUpdate, onSaved])
}

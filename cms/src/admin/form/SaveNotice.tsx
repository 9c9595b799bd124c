'use client'

import {
  Button,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useRef } from 'react'

import { useSaveFailure } from './useSaveFailure'
import '../session/SessionEnded.css'

/**
 * Says why the form is not saved, until it is: somebody else changed the record meanwhile, or the
 * server cannot be reached. Payload shows this for five seconds, or not at all.
 */
export function SaveNotice() {
  useCleanOncePublished()
  useReadOnlyOnEscape()
  useEditorName()
  const { failure, forget, isAutosaved } = useSaveFailure()
  const isModified = useFormModified()
  const router = useRouter()
  const { drawerSlug } = useDocumentDrawerContext()

  function reload() {
    forget()
    // The form is filled anew, and UnsavedChanges offers what was typed.
    router.refresh()
  }

  return (
    <div role="alert">
      {failure === 'stale' && (
        <div className="session-ended">
          <p>
            <strong>Quelqu’un a changé cette fiche entre-temps.</strong> Votre enregistrement a été
            refusé, pour ne pas effacer ses changements.{' '}
            {drawerSlug
              ? 'Copiez ce que vous avez tapé, puis rouvrez cette fiche.'
              : 'Ce que vous avez tapé vous sera proposé à côté.'}
          </p>
          {!drawerSlug && (
            <Button size="medium" margin={false} onClick={reload}>
              Voir la fiche à jour
            </Button>
          )}
        </div>
      )}
      {failure === 'unreachable' && isModified && (
        <div className="session-ended">
          <p>
            <strong>Le serveur est injoignable&nbsp;: rien n’est enregistré pour le moment.</strong>{' '}
            {isAutosaved
              ? 'Le brouillon le sera tout seul dès que la connexion revient.'
              : 'Enregistrez de nouveau quand la connexion revient.'}
          </p>
        </div>
      )}
    </div>
  )
}

/**
 * Takes a form for unchanged once it was saved by its button, unless something was typed meanwhile. After
 * an autosave that failed, Payload takes it for changed, and saves a draft of what was just published.
 */
function useCleanOncePublished(): void {
  const { getFields, setModified } = useForm()
  const isProcessing = useFormProcessing()
  const isRejected = useFormSubmitted()
  /** Values that are being sent, by their paths. */
  const sent = useRef<Map<string, string>>(undefined)

  useEffect(() => {
    const fields = Object.entries(getFields())
    if (isProcessing) {
      sent.current = new Map(fields.map(([path, { value }]) => [path, JSON.stringify(value)]))
      return
    }
    const values = sent.current
    sent.current = undefined
    if (!values || isRejected) return
    const isTyped = fields.some(
      ([path, { isModified, value }]) => isModified && values.get(path) !== JSON.stringify(value),
    )
    if (!isTyped) setModified(false)
  }, [isProcessing, isRejected, getFields, setModified])
}

/** « Regarder seulement » of Payload's dialogs « Quelqu’un écrit déjà ici » and « Quelqu’un a pris la main ». */
const READ_ONLY = '#document-locked-view-read-only, #document-take-over-view-read-only'

/**
 * Makes the key Esc choose « Regarder seulement » in the dialogs on another writer: Payload closes
 * them without a choice, and the form could be changed.
 */
function useReadOnlyOnEscape(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const button = document.querySelector<HTMLElement>(READ_ONLY)
      if (event.key !== 'Escape' || !button) return
      event.preventDefault()
      event.stopImmediatePropagation()
      button.click()
    }
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}

/** Shows the name of an account in « Quelqu’un écrit déjà ici », not its e-mail address. */
function useEditorName(): void {
  const { currentEditor, setCurrentEditor } = useDocumentInfo()

  useEffect(() => {
    if (!currentEditor || typeof currentEditor !== 'object') return
    const { nom, email } = currentEditor
    if (nom && email !== nom) setCurrentEditor?.({ ...currentEditor, email: nom })
  }, [currentEditor, setCurrentEditor])
}

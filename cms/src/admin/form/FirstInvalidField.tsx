'use client'

import { useDocumentEvents, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { revealField } from './revealField'

/** A collapsed section or row whose header shows an error count. */
const COLLAPSED_ERROR = '.collapsible--collapsed:has(> .collapsible__toggle-wrap .error-pill)'
const INVALID_FIELD = '.field-type.error, .array-field--has-error'

/**
 * Runs in every admin form: after a rejected save, scrolls to and focuses the first invalid field
 * (which may be off screen or in a collapsed row) and keeps the form marked as modified. Payload
 * does neither: it disables its save button and stops warning before navigation.
 */
export function FirstInvalidField() {
  const { formRef, getFields, setModified } = useForm()
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()
  useValidAfterPublication()

  useEffect(() => {
    const form = formRef.current
    if (!isSubmitted || isProcessing) return
    setModified(true)
    const hasFault = Object.values(getFields()).some(({ valid }) => valid === false)
    if (!hasFault) return
    return revealField(form, () => {
      const field = findInnermostError(form)
      const folded =
        form.querySelector(COLLAPSED_ERROR) ?? field?.closest('.collapsible--collapsed')
      return { field, folded }
    })
  }, [isSubmitted, isProcessing, formRef, getFields, setModified])

  return null
}

/**
 * Takes away the marks of a refused publication once one has succeeded. Payload keeps those of fields that
 * were autosaved in between.
 */
function useValidAfterPublication(): void {
  const { dispatchFields, getFields } = useForm()
  const { mostRecentUpdate } = useDocumentEvents()
  const handled = useRef(mostRecentUpdate)

  useEffect(() => {
    if (!mostRecentUpdate || mostRecentUpdate === handled.current) return
    handled.current = mostRecentUpdate
    // The server does not check what a draft lacks.
    const { _status } = (mostRecentUpdate.doc ?? {}) as { _status?: string }
    if (_status === 'draft') return
    for (const [path, { valid }] of Object.entries(getFields())) {
      if (valid === false)
        dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: undefined })
    }
  }, [dispatchFields, getFields, mostRecentUpdate])
}

/** An array field is marked invalid together with its rows: returns the innermost invalid field. */
function findInnermostError(form: HTMLElement): HTMLElement | undefined {
  const [first] = form.querySelectorAll<HTMLElement>(INVALID_FIELD)
  return first?.querySelector<HTMLElement>(INVALID_FIELD) ?? first
}

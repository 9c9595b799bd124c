'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef, type RefObject } from 'react'

import { revealField } from './revealField'

/** A collapsed section or row whose header shows an error count. */
const COLLAPSED_ERROR = '.collapsible--collapsed:has(> .collapsible__toggle-wrap .error-pill)'
const INVALID_FIELD = '.field-type.error, .array-field--has-error'
const ERROR_COUNT = '.error-pill'
/** More than the time that Payload leaves between two counts of errors. */
const RECOUNT_MS = 300

/**
 * Runs in every admin form: after a rejected save, focuses the first invalid field, which may be
 * off screen or folded, and keeps the form marked as modified. Payload disables its save button
 * instead, and stops warning before navigation.
 */
export function FirstInvalidField() {
  const { formRef, getFields, setModified } = useForm()
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()
  const isRecounting = useRecount()

  useEffect(() => {
    const form = formRef.current
    if (!isSubmitted || isProcessing || isRecounting.current) return
    setModified(true)
    const hasFault = Object.values(getFields()).some(({ valid }) => valid === false)
    if (!hasFault) return
    return revealField(form, () => {
      const field = findInnermostError(form)
      const folded =
        form.querySelector(COLLAPSED_ERROR) ?? field?.closest('.collapsible--collapsed')
      return { field, folded }
    })
  }, [isSubmitted, isProcessing, isRecounting, formRef, getFields, setModified])

  return null
}

/**
 * Makes Payload count the errors of a section again: it counts them after a refused save only, so
 * that a section that an accepted save corrected would stay marked.
 * @returns whether the form says for this count only that its save was refused
 */
function useRecount(): RefObject<boolean> {
  const { formRef, setSubmitted } = useForm()
  const isSubmitted = useFormSubmitted()
  const wasSubmitted = useRef(false)
  const isRecounting = useRef(false)

  useEffect(() => {
    const isAccepted = wasSubmitted.current && !isSubmitted
    wasSubmitted.current = isSubmitted
    if (isAccepted) {
      isRecounting.current =
        !isRecounting.current && Boolean(formRef.current.querySelector(ERROR_COUNT))
      if (isRecounting.current) setSubmitted(true)
    }
    if (!isSubmitted || !isRecounting.current) return
    const timer = setTimeout(() => setSubmitted(false), RECOUNT_MS)
    return () => clearTimeout(timer)
  }, [formRef, isSubmitted, setSubmitted])

  return isRecounting
}

/** An array field is marked invalid together with its rows: returns the innermost invalid field. */
function findInnermostError(form: HTMLElement): HTMLElement | undefined {
  const [first] = form.querySelectorAll<HTMLElement>(INVALID_FIELD)
  return first?.querySelector<HTMLElement>(INVALID_FIELD) ?? first
}

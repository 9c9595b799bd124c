'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/** A folded part or row whose header counts faults inside. */
const COLLAPSED_ERROR = '.collapsible--collapsed:has(> .collapsible__toggle-wrap .error-pill)'
const INVALID_FIELD = '.field-type.error, .array-field--has-error'

/**
 * In every form of the panel: a refused save leads to the first field at fault, which may be below the
 * fold or in a folded row, and keeps the form marked as changed. Payload does neither: its button goes
 * grey, and leaving the page no longer asks.
 */
export function FirstInvalidField() {
  const { formRef, getFields, setModified } = useForm()
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()

  useEffect(() => {
    const form = formRef.current
    if (!isSubmitted || isProcessing) return
    setModified(true)
    const hasFault = Object.values(getFields()).some(({ valid }) => valid === false)
    return hasFault ? revealFirstError(form) : undefined
  }, [isSubmitted, isProcessing, formRef, getFields, setModified])

  return null
}

/**
 * Unfolds what hides a fault, as often as another one appears inside, and shows the first.
 * @returns a function that stops waiting for what appears
 */
function revealFirstError(form: HTMLElement): () => void {
  const observer = new MutationObserver(() => look())
  const look = () => {
    const field = findInnermostError(form)
    const folded = form.querySelector(COLLAPSED_ERROR) ?? field?.closest('.collapsible--collapsed')
    if (folded) {
      folded.querySelector<HTMLElement>('.collapsible__toggle')?.click()
      return
    }
    // What unfolds is not visible at once.
    if (!field?.checkVisibility()) return
    observer.disconnect()
    field.scrollIntoView({ block: 'center' })
    field
      .querySelector<HTMLElement>('input, textarea, [contenteditable="true"], button')
      ?.focus({ preventScroll: true })
  }
  observer.observe(form, { childList: true, subtree: true, attributes: true })
  look()
  return () => observer.disconnect()
}

/** A list is at fault where its rows are: the field itself is what is to be shown. */
function findInnermostError(form: HTMLElement): HTMLElement | undefined {
  const [first] = form.querySelectorAll<HTMLElement>(INVALID_FIELD)
  return first?.querySelector<HTMLElement>(INVALID_FIELD) ?? first
}

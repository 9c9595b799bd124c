'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

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
 * Expands the collapsed sections that contain errors, one level at a time, then focuses the first
 * invalid field.
 * @returns a function that disconnects the observer
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
    // An expanded section is not visible immediately.
    if (!field?.checkVisibility()) return
    observer.disconnect()
    scrollToField(field)
    // A section that is expanding moves what is below it.
    const finished = form.getAnimations({ subtree: true }).map((animation) => animation.finished)
    void Promise.allSettled(finished).then(() => scrollToField(field))
    field
      .querySelector<HTMLElement>('input, textarea, [contenteditable="true"], button')
      ?.focus({ preventScroll: true })
  }
  observer.observe(form, { childList: true, subtree: true, attributes: true })
  look()
  return () => observer.disconnect()
}

const scrollToField = (field: HTMLElement) => field.scrollIntoView({ block: 'center' })

/** An array field is marked invalid together with its rows: returns the innermost invalid field. */
function findInnermostError(form: HTMLElement): HTMLElement | undefined {
  const [first] = form.querySelectorAll<HTMLElement>(INVALID_FIELD)
  return first?.querySelector<HTMLElement>(INVALID_FIELD) ?? first
}

import { useLayoutEffect, useRef } from 'react'
import { focusField } from '../helpers/focusField'

/**
 * Keeps the focus in a form whose controls cannot be used while it works: it goes to what shows the
 * work, and afterwards back to a field that is to be corrected, or to the button.
 */
export function useFocusWhileBusy(isBusy: boolean) {
  const formRef = useRef<HTMLFormElement>(null)
  const progressRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const pendingField = useRef<string>(undefined)
  const wasBusy = useRef(isBusy)

  useLayoutEffect(() => {
    if (isBusy === wasBusy.current) return
    wasBusy.current = isBusy
    const { activeElement } = document
    if (isBusy) {
      // Whoever reads elsewhere on the page meanwhile is left there.
      if (isFocusLost(activeElement) || formRef.current?.contains(activeElement))
        progressRef.current?.focus()
      return
    }
    const field = pendingField.current
    pendingField.current = undefined
    if (!isFocusLost(activeElement)) return
    buttonRef.current?.focus()
    if (formRef.current) focusField(formRef.current.elements, field)
  }, [isBusy])

  return {
    formRef,
    workRef: progressRef,
    buttonRef,
    /** Has the focus go to this field once the work has ended. */
    wantField: (name: string | undefined) => (pendingField.current = name),
  }
}

/** Nowhere: what had the focus went away, or can no longer be used. */
const isFocusLost = (element: Element | null): boolean =>
  !element || element === document.body || element.matches(':disabled')

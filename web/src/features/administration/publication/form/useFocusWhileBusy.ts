import { useLayoutEffect, useRef } from 'react'
import { focusField } from '@web/lib/browser/focusField'

/** Moves the focus of a disabled form to the progress, then to an invalid field or the button. */
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
      // Does not move a focus that is elsewhere on the page.
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
    progressRef,
    buttonRef,
    /** Focuses this field once the form is enabled again. */
    wantField: (name: string | undefined) => (pendingField.current = name),
  }
}

/** Whether the focus was lost: the focused element was removed or disabled. */
const isFocusLost = (element: Element | null): boolean =>
  !element || element === document.body || element.matches(':disabled')

import { useEffect } from 'react'

/** « Regarder seulement » of Payload's dialogs « Quelqu’un écrit déjà ici » and « Quelqu’un a pris la main ». */
const READ_ONLY = '#document-locked-view-read-only, #document-take-over-view-read-only'

/**
 * Makes the key Esc choose « Regarder seulement » in the dialogs on somebody else who writes in the form.
 * Payload closes them without a choice, and the form could be changed.
 */
export function useReadOnlyOnEscape(): void {
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

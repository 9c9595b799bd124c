import { useEffect, useRef } from 'react'

/**
 * Moves the focus after a row was removed with its focused button: to the next row, else to the
 * last one, else to the heading of the section.
 */
export function useRowFocus() {
  const frameRef = useRef<HTMLDivElement>(null)
  const pendingIndex = useRef<number>(undefined)

  // Runs once the list is rendered without the row, and the dialog is closed.
  useEffect(() => {
    if (pendingIndex.current === undefined) return
    const buttons = frameRef.current?.querySelectorAll<HTMLElement>('[data-row-action]')
    const heading = frameRef.current?.closest('section')?.querySelector<HTMLElement>('h2')
    const target =
      buttons?.item(pendingIndex.current) ?? buttons?.item(buttons.length - 1) ?? heading
    pendingIndex.current = undefined
    target?.focus()
  })

  return {
    frameRef,
    /** @param index position of the removed row */
    focusRow: (index: number) => {
      pendingIndex.current = index
    },
  }
}

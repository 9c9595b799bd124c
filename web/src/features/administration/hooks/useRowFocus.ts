import { useEffect, useRef } from 'react'

/**
 * The focus after a row of a list went away with the button that was pressed: the row that takes its
 * place, else the last one, else the heading of the section.
 */
export function useRowFocus() {
  const frameRef = useRef<HTMLDivElement>(null)
  const pendingIndex = useRef<number>(undefined)

  // Once the list is drawn without the row, and the dialog above it is closed.
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
    /** @param index where the row was */
    focusRow: (index: number) => {
      pendingIndex.current = index
    },
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { inPageNavigation } from '@web/lib/browser/inPageNavigation'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'

export type PanelName = 'plan' | 'recherche' | 'pages' | 'actions'

/** The panel that a history entry shows. */
export const getPanel = (state: unknown): PanelName | undefined =>
  (state as { panel?: PanelName } | null)?.panel

/**
 * The open panel, and a function that opens or closes it. A panel that covers the pages has a
 * history entry of its own, so that « Back » closes it.
 * @param isCovering whether a panel lies above the pages
 */
export function usePanel(isCovering: boolean) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as Record<'pathname' | 'search', string> & {
    state: unknown
  }
  const [beside, setBeside] = useState<PanelName>()
  const entry = useIsHydrated() ? getPanel(state) : undefined
  const panel = entry ?? beside
  /** The button of the open panel. */
  const toggleRef = useRef<HTMLButtonElement>(null)
  const lastToggle = useRef<HTMLButtonElement>(null)

  // « Back » removes the panel, with the focus that it may have.
  useEffect(() => {
    if (panel) lastToggle.current = toggleRef.current
    else if (document.activeElement === document.body) lastToggle.current?.focus()
  }, [panel])

  function change(next: PanelName | undefined) {
    if (next && isCovering) {
      const to = pathname + search
      const entryState = { ...inPageNavigation, panel: next }
      void navigate(to, { replace: entry !== undefined, state: entryState })
      return
    }
    setBeside(next)
    if (next) return
    toggleRef.current?.focus()
    if (entry) void navigate(-1)
  }
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  // The same at each turn, as the bar of the reader is.
  const changePanel = useCallback((next: PanelName | undefined) => latest.current(next), [])
  return { panel, hasEntry: entry !== undefined, toggleRef, changePanel }
}

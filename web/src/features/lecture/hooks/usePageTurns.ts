import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { inPageNavigation } from '@web/lib/browser/inPageNavigation'
import { parseReaderSearch, toReaderSearch } from '../helpers/readerSearch'
import { getPanel } from './usePanel'

type TurnOptions = {
  /** Adds a history entry, so that « Back » returns: for jumps, not for turns. */
  isJump?: boolean
  /** Words to mark; the current ones by default. */
  search?: string
  /** Takes the place of the history entry of a panel, which closes. */
  closesPanel?: boolean
}

export type TurnTo = (page: number, options?: TurnOptions) => void

/**
 * The shown page, the words to mark and a function that turns to another page. The page is shown
 * at once; its URL follows, since the router updates with low priority.
 */
export function usePageTurns(numero: number, urlPage: number) {
  const navigate = useNavigate()
  const { search: urlSearch, state } = useLocation() as { search: string; state: unknown }
  const panel = getPanel(state)
  const { marked, isText } = parseReaderSearch(urlSearch)
  const [target, setTarget] = useState<number>()
  // The URL has arrived where the last turn leads: later changes are the browser's.
  if (target === urlPage) setTarget(undefined)
  const page = target ?? urlPage

  // « Back » before the URL has followed a turn: the URL decides.
  useEffect(() => {
    const followUrl = () => setTarget(undefined)
    window.addEventListener('popstate', followUrl)
    return () => window.removeEventListener('popstate', followUrl)
  }, [])

  const turnTo = useCallback<TurnTo>(
    (next, { isJump = false, search = marked, closesPanel = false } = {}) => {
      setTarget(next)
      const query = toReaderSearch({ marked: search, isText })
      void navigate(paths.regardLecture(numero, next) + query, {
        replace: closesPanel || !isJump,
        state: { ...inPageNavigation, ...(!closesPanel && panel && { panel }) },
      })
    },
    [navigate, numero, marked, isText, panel],
  )
  return { page, marked, turnTo }
}

/** Text for screen readers: empty at first, then the pages that a turn leads to. */
export function useTurnAnnouncement(page: number, description: string): string {
  const [initial] = useState(page)
  const [hasTurned, setHasTurned] = useState(false)
  if (!hasTurned && page !== initial) setHasTurned(true)
  return hasTurned ? description : ''
}

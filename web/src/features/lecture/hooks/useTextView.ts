import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { inPageNavigation } from '@web/lib/browser/inPageNavigation'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { parsePage } from '../helpers/parsePage'
import { parseReaderSearch, toReaderSearch } from '../helpers/readerSearch'

/** History state of an entry in which the text follows the page of the entry before it. */
const textEntry = { ...inPageNavigation, isText: true } as const

const isTextEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isText' in state

/**
 * Whether the URL asks for the text of the page in place of its picture, and a function that
 * switches between them. « Back » leads from the text to the page. The server renders pages only.
 */
export function useTextView(numero: number) {
  const navigate = useNavigate()
  const { search, state } = useLocation() as { search: string; state: unknown }
  const page = parsePage(useParams().page) ?? 1
  const isHydrated = useIsHydrated()
  const { marked, isText: isAsked } = parseReaderSearch(search)
  const isText = isHydrated && isAsked

  function toggle() {
    if (isText && isTextEntry(state)) {
      void navigate(-1)
      return
    }
    const path = paths.regardLecture(numero, page) + toReaderSearch({ marked, isText: !isText })
    void navigate(path, { replace: isText, state: isText ? inPageNavigation : textEntry })
  }
  return { isText, page, toggle }
}

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { normalizeQuery } from '../format/normalizeQuery'

/** Pause in typing after which the search is made. */
const pauseMs = 350

/**
 * The text of a search field, which the URL follows: after a pause in typing, and at once when it is
 * submitted.
 * @param q the query in the URL; when it changes otherwise (a link, « Back »), the field follows it
 * @param onSearch puts another query in the URL
 */
export function useTypedSearch(q: string, onSearch: (q: string, isSubmitted: boolean) => void) {
  const [typed, setTyped] = useState(q)
  const [knownQ, setKnownQ] = useState(q)
  /** The query that the field has put, or found, in the URL. */
  const [wantedQ, setWantedQ] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // After the pause, the page may be another one.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  if (q !== knownQ) {
    setKnownQ(q)
    if (q !== wantedQ) {
      setWantedQ(q)
      setTyped(q)
    }
  }

  function search(value: string, isSubmitted: boolean) {
    clearTimeout(timer.current)
    const wanted = normalizeQuery(value)
    if (wanted === q) return
    setWantedQ(wanted)
    latest.current(wanted, isSubmitted)
  }

  return {
    typed,
    type: (value: string) => {
      setTyped(value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => search(value, false), pauseMs)
    },
    handleSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      search(typed, true)
    },
  }
}

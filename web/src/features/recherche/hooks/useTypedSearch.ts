import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../domain/paths'
import { normalizeQuery } from '../helpers/parseSearch'

/** Pause in typing after which the search is made. */
const pauseMs = 350

/**
 * The text of the search field, which the URL follows: after a pause in typing it is replaced, so
 * that « Back » leaves the search; « Rechercher » adds an entry to the history.
 * @param q the query in the URL; when it changes otherwise (a link, « Back »), the field follows it
 */
export function useTypedSearch(q: string) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  const [knownQ, setKnownQ] = useState(q)
  /** The query that the field has put, or found, in the URL. */
  const [wantedQ, setWantedQ] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (q !== knownQ) {
    setKnownQ(q)
    if (q !== wantedQ) {
      setWantedQ(q)
      setTyped(q)
    }
  }

  function goTo(value: string, replace: boolean) {
    clearTimeout(timer.current)
    const wanted = normalizeQuery(value)
    if (wanted === q) return
    setWantedQ(wanted)
    void navigate(wanted ? paths.resultats({ q: wanted }) : paths.recherche, { replace })
  }

  return {
    typed,
    type: (value: string) => {
      setTyped(value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => goTo(value, true), pauseMs)
    },
    submit: () => goTo(typed, false),
  }
}

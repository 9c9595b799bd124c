import { useEffect, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { useTypedSearch } from '@web/lib/hooks/useTypedSearch'
import { Seo } from '@web/lib/seo/Seo'
import { Container } from '@web/ui/Container'
import { SearchForm } from '../components/SearchForm'
import { SearchAside, SearchLayout } from '../components/SearchLayout'
import { SearchResults } from '../components/SearchResults'
import { SearchStart } from '../components/SearchStart'
import { SearchTips } from '../components/SearchTips'
import { parseSearch } from '../helpers/parseSearch'
import styles from './RecherchePage.module.css'

export function RecherchePage() {
  const [params] = useSearchParams()
  const search = parseSearch(params)
  const navigate = useNavigate()
  const fieldRef = useFocusOnArrival(search.q === '')
  // « Back » leaves a search that was typed; « Rechercher » adds an entry to the history.
  const { typed, type, submit } = useTypedSearch(search.q, (q, isSubmitted) => {
    void navigate(q ? paths.resultats({ q }) : paths.recherche, { replace: !isSubmitted })
  })
  return (
    <Container className={styles.frame}>
      <Seo title={search.q ? `${search.q} – Recherche` : 'Recherche'} variant="private" />
      <h1>Rechercher</h1>
      <SearchForm value={typed} onChange={type} onSubmit={submit} fieldRef={fieldRef} />
      {search.q ? (
        <SearchResults search={search} />
      ) : (
        <SearchLayout>
          <SearchStart />
          <SearchAside>
            <SearchTips />
          </SearchAside>
        </SearchLayout>
      )}
    </Container>
  )
}

/**
 * Focuses the field after a link to an empty search; not on « Back » or with results, which the
 * keyboard of a telephone would cover.
 */
function useFocusOnArrival(isEmpty: boolean) {
  const ref = useRef<HTMLInputElement>(null)
  const isLink = useNavigationType() === NavigationType.Push
  const isWanted = useRef(isEmpty && isLink)
  useEffect(() => {
    if (isWanted.current) ref.current?.focus({ preventScroll: true })
  }, [])
  return ref
}

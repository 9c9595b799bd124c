import { useEffect, useRef, useId, type Ref, type SubmitEventHandler } from 'react'
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { useTypedSearch } from '@web/lib/hooks/useTypedSearch'
import { Seo } from '@web/lib/seo/Seo'
import { Container } from '@web/ui/Container'
import { SearchAside, SearchLayout } from '../components/SearchLayout'
import { SearchResults } from '../components/SearchResults'
import { SearchTips } from '../components/SearchTips'
import { describeTotal } from '../helpers/formatTotal'
import { parseSearch, type Search } from '../helpers/parseSearch'
import { toResults } from '../helpers/toResults'
import { maxQueryLength } from '@web/lib/format/normalizeQuery'
import { Button } from '@web/ui/Button'
import { SearchIcon } from '@web/ui/icons/SearchIcon'
import { Input } from '@web/ui/Input'
import { VisuallyHidden } from '@web/ui/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@web/ui/links/Link'
import { essaisQuery, rechercheQuery } from '../queries/rechercheQuery'
import styles from './RecherchePage.module.css'

const scope =
  'La recherche parcourt tous les articles et chaque page des numéros de Regards, leurs titres et leurs sommaires, ainsi que les pages du site.'

export function RecherchePage() {
  const [params] = useSearchParams()
  const search = parseSearch(params)
  const navigate = useNavigate()
  const fieldRef = useFocusOnArrival(search.q === '')
  // « Back » leaves a search that was typed; « Rechercher » adds an entry to the history.
  const { typed, type, handleSubmit } = useTypedSearch(search.q, (q, isSubmitted) => {
    void navigate(q ? paths.resultats({ q }) : paths.recherche, { replace: !isSubmitted })
  })
  return (
    <Container className={styles.frame}>
      {search.q ? <ResultsSeo search={search} /> : <Seo title="Recherche" description={scope} />}
      <h1>Rechercher</h1>
      <SearchForm value={typed} onChange={type} onSubmit={handleSubmit} fieldRef={fieldRef} />
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

/** One word, as those to try. */
const singleWord = /^\p{L}{2,}$/u

/**
 * Search engines may index the first page of what one word finds, as the words to try do: it is in the archive, or the
 * beginning of such a word. Of several words, some may be left out, and a stranger's link could bring any into an index.
 */
function ResultsSeo({ search }: { search: Search }) {
  const { data, error } = useQuery({ ...rechercheQuery(search), select: toResults })
  const { q } = search
  const title = `${q} – Recherche`
  if (!data && !error) return <Seo title={title} variant="passing" />
  const isFiltered = Boolean(search.annee ?? search.rubrique ?? search.page)
  if (!data?.total || data.sans.length > 0 || isFiltered || !singleWord.test(q))
    return <Seo title={title} variant="private" />
  const titles = data.items.map(({ titre }) => titre)
  const description = `${describeTotal(data, q)}\u00a0: ${titles.join(', ')}`
  return (
    <Seo
      title={title}
      description={description}
      path={paths.resultats({ q: q.toLocaleLowerCase('fr') })}
    />
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

type SearchFormProps = {
  value: string
  onChange: (value: string) => void
  onSubmit: SubmitEventHandler
  fieldRef?: Ref<HTMLInputElement>
}

/** The search field; without script, the browser sends the form to the page itself. */
function SearchForm({ value, onChange, onSubmit, fieldRef }: SearchFormProps) {
  const id = useId()

  return (
    <form
      className={styles.form}
      role="search"
      action={paths.recherche}
      method="get"
      onSubmit={onSubmit}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        Mots à rechercher
      </VisuallyHidden>
      <Input
        className={styles.field}
        ref={fieldRef}
        id={id}
        type="search"
        name="q"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        placeholder="Danse, métier, village…"
      />
      <Button className={styles.submit} type="submit">
        <SearchIcon />
        <span className={styles.label}>Rechercher</span>
      </Button>
    </form>
  )
}

/** Shown before anything is searched for: what can be searched, and words to try. */
function SearchStart() {
  const { data: essais = [] } = useQuery(essaisQuery)
  return (
    <div className={styles.start}>
      <p>{scope}</p>
      {essais.length > 0 && (
        <section aria-labelledby="essais">
          <h2 className={styles.title} id="essais">
            À essayer
          </h2>
          <ul className={styles.words}>
            {essais.map((word) => (
              <li key={word}>
                <Link className={styles.word} to={paths.resultats({ q: word })}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

import { useId, type Ref, type SubmitEvent } from 'react'
import { paths } from '@web/domain/paths'
import { maxQueryLength } from '@web/lib/format/normalizeQuery'
import { Button } from '@web/ui/Button'
import { SearchIcon } from '@web/ui/icons/SearchIcon'
import { Input } from '@web/ui/Input'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import styles from './SearchForm.module.css'

type SearchFormProps = {
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  fieldRef?: Ref<HTMLInputElement>
}

/** The search field; without script, the browser sends the form to the page itself. */
export function SearchForm({ value, onChange, onSubmit, fieldRef }: SearchFormProps) {
  const id = useId()

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form
      className={styles.form}
      role="search"
      action={paths.recherche}
      method="get"
      onSubmit={handleSubmit}
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

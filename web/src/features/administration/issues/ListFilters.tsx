import { useQuery } from '@tanstack/react-query'
import { useTypedSearch } from '@web/lib/hooks/useTypedSearch'
import { Button } from '@web/ui/Button'
import { ChoiceGroup } from '@web/ui/ChoiceGroup'
import { TextField } from '@web/ui/TextField'
import type { RegardsFilter, Statut } from './regardsFilter'
import { failedReadingsQuery } from './publishedRegardsQuery'
import styles from './ListFilters.module.css'

type ListFiltersProps = {
  filter: RegardsFilter
  onFilter: (filter: RegardsFilter) => void
}

/** Search by number or title, while it is typed, and which issues the list shows. */
export function ListFilters({ filter, onFilter }: ListFiltersProps) {
  const { data: failed = 0 } = useQuery(failedReadingsQuery)
  const { typed, type, handleSubmit } = useTypedSearch(filter.q, (q) =>
    onFilter({ ...filter, q, page: 1 }),
  )
  const options: { value: Statut; label: string }[] = [
    { value: 'tous', label: 'Tous' },
    { value: 'publies', label: 'Publiés' },
    { value: 'brouillons', label: 'Brouillons' },
    ...(failed > 0 || filter.statut === 'echecs'
      ? [{ value: 'echecs' as const, label: `Lecture en échec (${failed})` }]
      : []),
  ]

  return (
    <div className={styles.frame}>
      <form className={styles.searchForm} role="search" onSubmit={handleSubmit} noValidate>
        <TextField
          label="Chercher un numéro"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="52, ou un mot du titre"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit" data-look="secondary">
          Chercher
        </Button>
      </form>
      <ChoiceGroup
        legend="Montrer"
        value={filter.statut}
        options={options}
        onChange={(statut) => onFilter({ ...filter, statut, page: 1 })}
      />
    </div>
  )
}

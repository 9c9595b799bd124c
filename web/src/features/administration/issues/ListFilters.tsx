import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { useTypedSearch } from '@web/lib/hooks/useTypedSearch'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { ChoiceGroup } from '@web/ui/ChoiceGroup'
import { Field } from '@web/ui/Field'
import { Input } from '@web/ui/Input'
import type { RegardsFilter, Statut } from './regardsFilter'
import { failedReadingsQuery } from './publishedRegardsQuery'

type ListFiltersProps = {
  filter: RegardsFilter
  onFilter: (filter: RegardsFilter) => void
}

/** Search by number or title, while it is typed, and which issues the list shows. */
export function ListFilters({ filter, onFilter }: ListFiltersProps) {
  const { data: failed = 0 } = useQuery(failedReadingsQuery)
  const { typed, type, submit } = useTypedSearch(filter.q, (q) =>
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

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  return (
    <Frame>
      <SearchForm role="search" onSubmit={handleSubmit} noValidate>
        <Field label="Chercher un numéro" error={undefined}>
          {(control) => (
            <Input
              {...control}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder="52, ou un mot du titre"
              value={typed}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" data-look="secondary">
          Chercher
        </Button>
      </SearchForm>
      <ChoiceGroup
        legend="Montrer"
        value={filter.statut}
        options={options}
        onChange={(statut) => onFilter({ ...filter, statut, page: 1 })}
      />
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-items: end;

  ${media.from('large')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 22rem) auto;
  justify-content: start;
  align-items: end;
  gap: ${theme.space.s};
`

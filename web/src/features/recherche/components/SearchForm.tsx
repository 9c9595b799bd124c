import { useId, type Ref, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { maxQueryLength } from '@web/lib/format/normalizeQuery'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { SearchIcon } from '@web/ui/icons/SearchIcon'
import { Input } from '@web/ui/Input'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'

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
    <Form role="search" action={paths.recherche} method="get" onSubmit={handleSubmit}>
      <VisuallyHidden as="label" htmlFor={id}>
        Mots à rechercher
      </VisuallyHidden>
      <Field
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
      <Submit type="submit">
        <SearchIcon />
        <Label>Rechercher</Label>
      </Submit>
    </Form>
  )
}

const Form = styled.form`
  position: relative;
  display: flex;
  gap: ${theme.space.xs};
  max-width: ${theme.widths.prose};
`

const Field = styled(Input)`
  flex: 1;
  min-width: 0;
  min-height: 3.25rem;
  padding-inline: 1.25rem;
  border-radius: ${theme.radii.pill};
  font-size: ${theme.fontSizes.lead};

  &:focus-visible {
    border-radius: ${theme.radii.pill};
  }
`

const Submit = styled(Button)`
  flex: none;
  min-width: 3.25rem;
  min-height: 3.25rem;
  padding-inline: 0.875rem;

  ${media.from('small')} {
    padding-inline: 1.25rem;
  }
`

/** The icon stands alone on narrow screens. */
const Label = styled.span`
  position: absolute;
  clip-path: inset(50%);

  ${media.from('small')} {
    position: static;
    clip-path: none;
  }
`

import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { theme } from '@web/theme/theme'
import { TextLink } from '@web/ui/links/TextLink'

type SuggestionProps = { q: string }

/** Another search, for one with a slip. */
export function Suggestion({ q }: SuggestionProps) {
  return (
    <Strong>
      Vouliez-vous dire <TextLink href={paths.resultats({ q })}>«&nbsp;{q}&nbsp;»</TextLink>
      &nbsp;?
    </Strong>
  )
}

const Strong = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
`

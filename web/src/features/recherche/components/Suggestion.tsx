import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/links/TextLink'

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

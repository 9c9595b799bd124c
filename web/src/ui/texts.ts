import styled from 'styled-components'
import { theme } from '@web/theme/theme'

/** A text beside a more important one. */
export const SmallText = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`

/** Secondary text with numbers: tabular digits. */
export const SmallFigures = styled(SmallText)`
  font-variant-numeric: tabular-nums;
`

/** Section of the magazine, above the title of an article in a list. */
export const SectionName = styled.p`
  color: ${theme.colors.accentText};
  font-size: 0.8125rem;
  font-weight: 600;
  letter-spacing: 0.08em;
  line-height: 1.3;
  text-transform: uppercase;
`

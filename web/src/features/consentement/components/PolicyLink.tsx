import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { theme } from '../../../theme/theme'
import { consentTexts } from '../helpers/consentTexts'

/** Link to the privacy policy; loads the page, as the consent feature is outside the router. */
export function PolicyLink() {
  return <Policy href={paths.politiqueDeConfidentialite}>{consentTexts.politique}</Policy>
}

const Policy = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  color: ${theme.colors.accentText};
  font-size: ${theme.fontSizes.small};
`

import styled from 'styled-components'
import { Input } from './Input'

/** Several lines of text, in the look of a one-line field. */
export const Textarea = styled(Input).attrs({ as: 'textarea' })`
  display: block;
  font: inherit;
  line-height: 1.5;
  resize: vertical;
`

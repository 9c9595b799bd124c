import styled from 'styled-components'
import { Input } from './Input'

export const Textarea = styled(Input).attrs({ as: 'textarea' })`
  display: block;
  font: inherit;
  line-height: 1.5;
  resize: vertical;
`

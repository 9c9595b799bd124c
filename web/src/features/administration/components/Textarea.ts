import styled from 'styled-components'
import { Input } from '../../../ui/Input'

/** Text field of several lines; use it inside a `Field`. */
export const Textarea = styled(Input).attrs({ as: 'textarea' })`
  display: block;
  font: inherit;
  line-height: 1.5;
  resize: vertical;
`

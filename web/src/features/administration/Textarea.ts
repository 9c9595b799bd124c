import styled from 'styled-components'
import { Input } from '@web/ui/Input'

/** Text field of several lines, as tall as its text up to a limit; use it inside a `Field`. */
export const Textarea = styled(Input).attrs({ as: 'textarea' })`
  display: block;
  min-height: calc(7.5em + 1rem + 2px);
  max-height: min(40em, 70vh);
  font: inherit;
  line-height: 1.5;
  resize: vertical;

  @supports (field-sizing: content) {
    field-sizing: content;
  }
`

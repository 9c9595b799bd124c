import styled from 'styled-components'
import { theme } from '../../../theme/theme'

/** Layout of a dialog's fields and buttons in a column. */
export const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`

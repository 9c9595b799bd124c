import styled from 'styled-components'
import { theme } from '../../theme/theme'

export const DialogForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`

import styled from 'styled-components'
import { theme } from '../../../theme/theme'

/** Layout of one field and its button in a column. */
export const PasswordForm = styled.form`
  display: grid;
  gap: ${theme.space.l};
`

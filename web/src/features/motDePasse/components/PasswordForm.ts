import styled from 'styled-components'
import { theme } from '../../../theme/theme'

/** One field and its button, one below the other. */
export const PasswordForm = styled.form`
  display: grid;
  gap: ${theme.space.l};
`

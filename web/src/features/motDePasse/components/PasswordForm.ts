import styled from 'styled-components'

/** One field and its button, one below the other. */
export const PasswordForm = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`

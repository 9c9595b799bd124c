import styled from 'styled-components'

/** A message that takes the page's place: nothing to show, or nothing that may be shown. */
export const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  max-width: ${({ theme }) => theme.widths.prose};
  margin-inline: auto;
  padding: clamp(1.5rem, 5vw, 3.5rem);
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.medium};
  background: ${({ theme }) => theme.colors.surface};
  text-align: center;
`

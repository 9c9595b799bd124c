import styled, { keyframes } from 'styled-components'
import { Star } from './motifs/Star'

type SpinnerProps = { label: string }

/** Says that something is awaited, to the eye and to screen readers. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <Frame role="status">
      <Turning>
        <Star />
      </Turning>
      <p>{label}</p>
    </Frame>
  )
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space.m};
  padding-block: ${({ theme }) => theme.space.section};
  color: ${({ theme }) => theme.colors.muted};
`

const Turning = styled.span`
  font-size: 3rem;
  animation: ${turn} 2.4s linear infinite;
`

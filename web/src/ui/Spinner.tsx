import { useEffect, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { theme } from '../theme/theme'
import { Star } from './motifs/Star'

type SpinnerProps = { label: string }

/** After this, the visitor is told that we know it is long. */
const patienceMs = 6_000

/** Says that something is awaited, to the eye and to screen readers. */
export function Spinner({ label }: SpinnerProps) {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Frame role="status">
      <Turning>
        <Star />
      </Turning>
      <p>{label}</p>
      {isLong && <p>Cela prend plus de temps que d’habitude…</p>}
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
  gap: ${theme.space.m};
  padding-block: ${theme.space.section};
  color: ${theme.colors.muted};
  text-align: center;
`

const Turning = styled.span`
  font-size: 3rem;
  animation: ${turn} 2.4s linear infinite;
`

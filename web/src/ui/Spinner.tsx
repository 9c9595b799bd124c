import { useEffect, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { theme } from '../theme/theme'
import { Star } from './motifs/Star'

type SpinnerProps = { label: string }

/** After this, the visitor is told that we know it is long. */
const longWaitMs = 6_000

/**
 * Says that something is awaited. Its label is no live region: a screen reader does not announce one that
 * is inserted with its text, and announces the title of the page that is loading (TitleAnnouncer).
 */
export function Spinner({ label }: SpinnerProps) {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Frame>
      <Rotating>
        <Star />
      </Rotating>
      <p>{label}</p>
      <Delay role="status">{isLong && 'Cela prend plus de temps que d’habitude…'}</Delay>
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

/** Empty, it takes no room in the grid. */
const Delay = styled.p`
  &:empty {
    position: absolute;
  }
`

const Rotating = styled.span`
  font-size: 3rem;
  animation: ${turn} 2.4s linear infinite;
`

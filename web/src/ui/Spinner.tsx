import { useEffect, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { theme } from '@web/theme/theme'
import { Star } from './motifs/Star'

type SpinnerProps = { label: string }

/** Delay after which a message says that loading takes longer than usual. */
const longWaitMs = 6_000

/**
 * Loading indicator. Its label is not a live region: screen readers do not announce one that is
 * inserted with its text, and RouteAnnouncer announces the title of the loading page.
 */
export function Spinner({ label }: SpinnerProps) {
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Frame data-loading="">
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

/** Takes no space in the grid while empty. */
const Delay = styled.p`
  &:empty {
    position: absolute;
  }
`

const Rotating = styled.span`
  font-size: 3rem;
  animation: ${turn} 2.4s linear infinite;
`

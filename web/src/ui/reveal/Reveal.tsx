import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { revealSettings } from './revealSettings'
import { useReveal } from './useReveal'

type RevealProps = { className?: string; children: ReactNode }

/**
 * Animates a block each time it is scrolled into view. For blocks shorter than the viewport: a
 * longer one appears late, when its middle is reached.
 */
export function Reveal({ className, children }: RevealProps) {
  const middleRef = useRef<HTMLDivElement>(null)
  const isHidden = useReveal(middleRef)
  return (
    <Frame className={className}>
      <Middle ref={middleRef} />
      <Content data-revealed={!isHidden}>{children}</Content>
    </Frame>
  )
}

/**
 * Not transformed, so that the animation does not move the observed point. Not split when printed.
 */
const Frame = styled.div`
  position: relative;
  break-inside: avoid;
`

const Middle = styled.div`
  position: absolute;
  top: 50%;
  width: 0;
  height: 0;
`

/**
 * Hidden visually only, and only on screen: not with reduced motion, not in forced colours, not in
 * a viewport (or zoom) so low that the reveal line would leave little of it, and never while it
 * contains the focus.
 */
const Content = styled.div`
  @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) and (min-height: 30em) {
    transition:
      opacity ${revealSettings.durationMs}ms ${revealSettings.easing},
      transform ${revealSettings.durationMs}ms ${revealSettings.easing};

    &[data-revealed='false']:not(:focus-within) {
      opacity: 0;
      transform: translateY(2.5rem);
    }

    &:focus-within {
      transition: none;
    }
  }
`

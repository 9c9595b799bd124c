import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { revealSettings } from './revealSettings'
import { useReveal } from './useReveal'

type RevealProps = { className?: string; children: ReactNode }

/**
 * A block that comes up as it is scrolled into view, each time anew. For blocks that are shorter
 * than the screen: the middle of a longer one comes late.
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

/** Stays where it is: the content's own move must not count as scrolling. On paper it is not cut. */
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
 * Hidden to the eye only, and only where that does no harm: not on paper, not for those who want
 * less motion or their own colours, not on a screen (or a zoom) so low that the line would leave
 * little of it, and never around the focus.
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

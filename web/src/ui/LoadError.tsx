import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme'
import { Button } from './Button'
import { Panel } from './Panel'

type LoadErrorProps = {
  /** What could not be had. */
  sentence: string
  /** Why, and what the visitor may do about it. */
  detail: string
  onRetry: () => void
}

/** Takes the place of what could not be loaded, and offers to try again. */
export function LoadError({ sentence, detail, onRetry }: LoadErrorProps) {
  function handleClick(event: MouseEvent) {
    // The button goes away: whoever used it goes on at the content.
    event.currentTarget.closest('main')?.focus({ preventScroll: true })
    onRetry()
  }

  return (
    <Panel role="alert">
      <Strong>{sentence}</Strong>
      <p>{detail}</p>
      <Button type="button" onClick={handleClick}>
        Réessayer
      </Button>
    </Panel>
  )
}

const Strong = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.h3};
  font-weight: 600;
  line-height: 1.3;
`

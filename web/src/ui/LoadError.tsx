import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { toFrenchMessage } from '@web/lib/api/errors'
import { theme } from '@web/theme/theme'
import { Button } from './Button'
import { Panel } from './Panel'

type LoadErrorProps = {
  sentence: string
  query: { error: unknown; refetch: () => unknown }
}

/** Error message with a retry button, in place of content that could not be loaded. */
export function LoadError({ sentence, query }: LoadErrorProps) {
  function handleClick(event: MouseEvent) {
    // The button unmounts on retry: moves the focus to the main content.
    event.currentTarget.closest('main')?.focus({ preventScroll: true })
    query.refetch()
  }

  return (
    <Panel role="alert">
      <Strong>{sentence}</Strong>
      <p>{toFrenchMessage(query.error)}</p>
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

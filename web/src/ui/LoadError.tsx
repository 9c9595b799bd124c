import type { MouseEvent } from 'react'
import { toFrenchMessage } from '@web/lib/api/errors'
import { Button } from './Button'
import { Panel } from './Panel'
import styles from './LoadError.module.css'

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
      <p className={styles.strong}>{sentence}</p>
      <p>{toFrenchMessage(query.error)}</p>
      <Button onClick={handleClick}>Réessayer</Button>
    </Panel>
  )
}

import { useEffect, useState } from 'react'
import { Button } from '@web/ui/Button'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { VisuallyHidden } from '@web/ui/texts'
import { getReadingPosition } from '../helpers/readingPositions'
import type { TurnTo } from '../hooks/usePageTurns'
import { ToolButton } from '@web/ui/ToolButton'
import styles from './ResumeNotice.module.css'

type ResumeNoticeProps = {
  numero: number
  page: number
  pageCount: number
  /** Words of a search; with them no resumption is offered. */
  marked: string
  onTurn: TurnTo
}

/** Offers to resume where the reading stopped, until a page is turned. */
export function ResumeNotice({ numero, page, pageCount, marked, onTurn }: ResumeNoticeProps) {
  const [offered, setOffered] = useState<number>()

  useEffect(() => {
    // Read after hydration: the server's HTML is the same for everybody.
    const stopped = getReadingPosition(numero)
    if (page === 1 && !marked && stopped !== undefined && stopped <= pageCount) setOffered(stopped)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the issue is opened
  }, [numero])

  const isOffered = offered !== undefined && page === 1
  return (
    <div className={styles.region} role="status">
      {isOffered && (
        <div className={styles.frame}>
          <p>Vous en étiez à la page {offered}.</p>
          <Button className={styles.resume} onClick={() => onTurn(offered, { isJump: true })}>
            Reprendre
          </Button>
          <ToolButton onClick={() => setOffered(undefined)}>
            <CloseIcon />
            <VisuallyHidden>Rester à la première page</VisuallyHidden>
          </ToolButton>
        </div>
      )}
    </div>
  )
}

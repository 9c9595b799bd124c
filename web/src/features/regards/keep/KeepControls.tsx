import { useRef } from 'react'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { useLostFocus } from '@web/lib/hooks/useLostFocus'
import { Button } from '@web/ui/Button'
import { DownloadIcon } from '@web/ui/icons/DownloadIcon'
import { Notice } from '@web/ui/Notice'
import { ProgressBar } from '@web/ui/ProgressBar'
import { ToolbarButton } from '@web/ui/ToolbarButton'
import { describeCopyFailure, useKeepIssue, useRemoveKept } from './useKeptIssue'
import styles from './KeepControls.module.css'

export type KeepIssueProps = { numero: number; pageCount: number; pdfBytes: number }

/**
 * Bytes of a page with its words and its part of the articles, estimated generously: pictures
 * differ.
 */
const pageBytes = 200_000

/** Bytes of the scripts, styles and pages of each kept issue, estimated generously. */
const siteBytes = 1_100_000

/** The button that keeps an issue on the visitor’s device, its progress, and the way to remove it. */
export function KeepControls({ numero, pageCount, pdfBytes }: KeepIssueProps) {
  const { kept, progress, isBusy, error, keep, stop } = useKeepIssue(numero)
  const removal = useRemoveKept()
  const size = formatFileSize(siteBytes + pageCount * pageBytes + pdfBytes)

  const { done, all } = progress ?? { done: 0, all: 1 }
  const state = isBusy ? 'busy' : kept ? 'kept' : kept === null ? 'none' : 'unknown'
  const frameRef = useRef<HTMLDivElement>(null)
  useLostFocus(
    frameRef,
    state,
    () => frameRef.current?.querySelector('button') ?? document.querySelector('main'),
  )

  return (
    <div className={styles.frame} ref={frameRef}>
      <Notice variant="success">
        {state === 'kept' &&
          kept &&
          `Gardé sur cet appareil (${formatFileSize(kept.bytes)})\u00a0: il se lit sans réseau.`}
      </Notice>
      {error && (
        <Notice variant="danger">
          Ce numéro n’a pas pu être gardé. {describeCopyFailure(error)}
        </Notice>
      )}
      {state === 'busy' && (
        <>
          <ProgressBar
            label="Le numéro est copié sur cet appareil"
            percentage={(done / all) * 100}
          />
          <Button key="stop" data-look="quiet" onClick={stop}>
            Arrêter
          </Button>
        </>
      )}
      {state === 'kept' && kept?.hasNewer && (
        <>
          <p>Une version plus récente existe.</p>
          <Button key="renew" data-look="secondary" onClick={keep}>
            Garder la nouvelle version
          </Button>
        </>
      )}
      {state === 'kept' && kept && (
        <Button key="remove" data-look="quiet" onClick={() => removal.mutate(kept.numero)}>
          Retirer de cet appareil
        </Button>
      )}
      {state === 'none' && (
        <ToolbarButton className={styles.keepButton} key="keep" onClick={keep}>
          <DownloadIcon />
          <span>
            Garder ce numéro <span className={styles.size}>(environ {size})</span>
          </span>
        </ToolbarButton>
      )}
    </div>
  )
}

import { useRef, useState } from 'react'
import { useLostFocus } from '@web/lib/hooks/useLostFocus'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { DownloadIcon } from '@web/ui/icons/DownloadIcon'
import { LoadFailure } from '@web/ui/LoadFailure'
import { Notice } from '@web/ui/Notice'
import { ToolbarButton } from '@web/ui/ToolbarButton'
import type { KeepState } from './KeepControls'
import { useKeptCode } from './useKeptCode'
import styles from './KeepIssue.module.css'

type KeepIssueProps = { numero: number; pageCount: number; pdfBytes: number }

/** Bytes of a page with its words and its part of the articles, estimated generously. */
const pageBytes = 200_000

/** Bytes of the scripts, styles and pages of each kept issue, estimated generously. */
const siteBytes = 1_100_000

const loadControls = async () => (await import('./KeepControls')).KeepControls

/** Keeps an issue on the visitor’s device, to be read without network, where the browser can. */
export function KeepIssue({ numero, pageCount, pdfBytes }: KeepIssueProps) {
  const { Component: KeepControls, load, failure } = useKeptCode(loadControls)
  const [state, setState] = useState<KeepState>('unknown')
  const [isAsked, setIsAsked] = useState(false)
  const isHydrated = useIsHydrated()
  const frameRef = useRef<HTMLDivElement>(null)
  useLostFocus(
    frameRef,
    state,
    () => frameRef.current?.querySelector('button') ?? document.querySelector('main'),
  )

  async function handleClick() {
    if (isAsked) return
    setIsAsked(true)
    if (!(await load())) setIsAsked(false)
  }

  const isRefused = isHydrated && !('caches' in globalThis && 'serviceWorker' in navigator)
  return (
    <div className={styles.frame} ref={frameRef} data-refused={isRefused || undefined}>
      {(state === 'unknown' || state === 'none') && (
        <ToolbarButton
          className={styles.keepButton}
          aria-disabled={isAsked}
          onClick={() => void handleClick()}
        >
          <DownloadIcon />
          <span>
            Garder ce numéro{' '}
            <span className={styles.size}>
              (environ {formatFileSize(siteBytes + pageCount * pageBytes + pdfBytes)})
            </span>
          </span>
        </ToolbarButton>
      )}
      <Notice variant="neutral">{isAsked && 'Un instant…'}</Notice>
      {KeepControls && (
        <KeepControls
          numero={numero}
          isAsked={isAsked}
          onAnswered={() => setIsAsked(false)}
          onState={setState}
        />
      )}
      <LoadFailure failure={failure} />
    </div>
  )
}

import { useRef } from 'react'
import { paths } from '@web/domain/paths'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { useLostFocus } from '@web/lib/hooks/useLostFocus'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import { ProgressBar } from '@web/ui/ProgressBar'
import { TextLink } from '@web/ui/links/TextLink'
import { VisuallyHidden } from '@web/ui/texts'
import { issueCopies, useIssueCopies, type IssueCopy } from './issueCopies'
import {
  describeCopyFailure,
  useForgetShownEnds,
  useKeptIssues,
  useRemoveKept,
  useStartCopy,
} from './useKeptIssue'
import styles from './KeptList.module.css'

/** The issues that are kept on this device, and the copies under way; nothing when there is none. */
export function KeptList() {
  const kept = useKeptIssues() ?? []
  const startCopy = useStartCopy()
  const removal = useRemoveKept()
  const copies = useIssueCopies()
  useForgetShownEnds(copies)
  const running = copies.filter(({ end }) => !end)
  const failed = copies.filter(({ end }) => end?.error)
  const frameRef = useRef<HTMLElement>(null)
  useLostFocus(
    frameRef,
    `${running.length} ${kept.length}`,
    () => frameRef.current?.querySelector('button') ?? document.querySelector('main'),
  )
  if (kept.length === 0 && copies.length === 0) return null
  return (
    <section className={styles.frame} ref={frameRef} aria-labelledby="numeros-gardes">
      <h2 id="numeros-gardes">Gardés sur cet appareil</h2>
      <Notice variant="success">{describeEnds(copies, kept)}</Notice>
      {failed.map(({ numero, end }) => (
        <Notice key={numero} variant="danger">
          Le numéro {numero} n’a pas pu être gardé. {end?.error && describeCopyFailure(end.error)}
        </Notice>
      ))}
      <ul>
        {running.map(({ numero, progress: { done, all } = { done: 0, all: 1 } }) => (
          <li key={`copie-${numero}`}>
            <ProgressBar
              label={`Le numéro ${numero} est copié sur cet appareil`}
              percentage={(done / all) * 100}
            />
            <Button data-look="quiet" onClick={() => issueCopies.stop(numero)}>
              Arrêter<VisuallyHidden>&nbsp;la copie du numéro {numero}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {kept.map(({ numero, titre, bytes, today, hasNewer }) => (
          <li key={numero}>
            <TextLink href={paths.regardLecture(numero)}>
              #{numero} {titre}
            </TextLink>
            <span>{formatFileSize(bytes)}</span>
            {hasNewer && (
              <>
                <span>Une version plus récente existe.</span>
                <Button data-look="quiet" onClick={() => startCopy(today, numero)}>
                  Garder la nouvelle version
                  <VisuallyHidden>&nbsp;du numéro {numero}</VisuallyHidden>
                </Button>
              </>
            )}
            <Button data-look="quiet" onClick={() => removal.mutate(numero)}>
              Retirer<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says which copies ended well; nothing without one. */
const describeEnds = (copies: readonly IssueCopy[], kept: { numero: number }[]): string =>
  copies
    .filter(({ numero, end }) => end?.error === null && kept.some((one) => one.numero === numero))
    .map(
      ({ numero }) =>
        `Le numéro ${numero} est gardé sur cet appareil\u00a0: il se lit sans réseau.`,
    )
    .join(' ')

import styled from 'styled-components'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import { ProgressBar } from '@web/ui/ProgressBar'
import { useKeepFocus } from './useKeepFocus'
import { useKeepIssue, useRemoveKept } from './useKeptIssue'

export type KeepIssueProps = { numero: number; pageCount: number; pdfBytes: number }

/** Bytes of a page with its words, about; pictures differ. */
const pageBytes = 170_000

/** The button that keeps an issue on the visitor’s device, its progress, and the way to remove it. */
export function KeepControls({ numero, pageCount, pdfBytes }: KeepIssueProps) {
  const { kept, progress, isBusy, error, keep, stop } = useKeepIssue(numero)
  const removal = useRemoveKept()
  const size = formatFileSize(pageCount * pageBytes + pdfBytes)

  const { done, all } = progress ?? { done: 0, all: 1 }
  const state = isBusy ? 'busy' : kept ? 'kept' : kept === null ? 'none' : 'unknown'
  const { frameRef, handlers } = useKeepFocus<HTMLDivElement>(state)

  return (
    <Frame ref={frameRef} {...handlers}>
      <Notice variant="success">
        {state === 'kept' &&
          kept &&
          `Gardé sur cet appareil (${formatFileSize(kept.bytes)})\u00a0: il se lit sans réseau.`}
      </Notice>
      {error && !isBusy && <Notice variant="danger">{describeFailure(error)}</Notice>}
      {state === 'busy' && (
        <>
          <ProgressBar
            label="Le numéro est copié sur cet appareil"
            percentage={(done / all) * 100}
          />
          <Button key="stop" type="button" $look="quiet" onClick={stop}>
            Arrêter
          </Button>
        </>
      )}
      {state === 'kept' && (
        <Button key="remove" type="button" $look="quiet" onClick={() => removal.mutate(numero)}>
          Retirer de cet appareil
        </Button>
      )}
      {state === 'none' && (
        <Button key="keep" type="button" $look="secondary" onClick={keep}>
          <span>
            Garder ce numéro <Size>(environ&nbsp;{size})</Size>
          </span>
        </Button>
      )}
    </Frame>
  )
}

function describeFailure(error: Error): string {
  if (error.name === 'QuotaExceededError') return 'Il n’y a pas assez de place sur cet appareil.'
  return 'Ce numéro n’a pas pu être gardé. Vérifiez votre connexion, puis réessayez.'
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};

  & > div:has([role='progressbar']) {
    width: 100%;
  }
`

const Size = styled.span`
  font-weight: 400;
  white-space: nowrap;
`

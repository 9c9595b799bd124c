import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import { ProgressBar } from '@web/ui/ProgressBar'
import { describeCopyFailure, useKeepIssue, useRemoveKept } from './useKeptIssue'

/** Unknown until the device is asked. */
export type KeepState = 'unknown' | 'none' | 'busy' | 'kept'

type KeepControlsProps = {
  numero: number
  /** Whether the visitor asks to keep the issue: it is kept once the state is known, unless it is kept already. */
  isAsked: boolean
  /** Called when that has an effect. */
  onAnswered: () => void
  onState: (state: KeepState) => void
}

/** The progress of a copy of an issue to the visitor’s device, its end, and the way to remove it. */
export function KeepControls({ numero, isAsked, onAnswered, onState }: KeepControlsProps) {
  const { kept, progress, isBusy, error, keep, stop } = useKeepIssue(numero)
  const removal = useRemoveKept()
  const { done, all } = progress ?? { done: 0, all: 1 }
  const state = isBusy ? 'busy' : kept ? 'kept' : kept === null ? 'none' : 'unknown'

  const tellState = useEffectEvent(() => onState(state))
  useLayoutEffect(() => tellState(), [state])
  const answer = useEffectEvent(() => {
    if (!isAsked || state === 'unknown') return
    if (state === 'none') keep()
    onAnswered()
  })
  useEffect(() => answer(), [isAsked, state])

  return (
    <>
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
    </>
  )
}

import type { ReadingState } from '@regards/contract/schemas/lecture'
import type { PublishedRegard } from '../publishedRegardsQuery'
import { ConfirmDialog } from '../../ConfirmDialog'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@web/lib/api/api'
import { readingsKey } from '../rowQueries'

type PrepareReadingDialogProps = {
  regard: PublishedRegard
  /** Undefined when there is none yet. */
  reading: ReadingState | undefined
  onClose: () => void
  /** Called once the preparation waits, and the list shows it. */
  onQueued: () => void
}

/** Confirmation dialog before the pages of an issue are made again. */
export function PrepareReadingDialog(props: PrepareReadingDialogProps) {
  const { regard, reading, onClose, onQueued } = props
  const queryClient = useQueryClient()
  return (
    <ConfirmDialog
      title={`Préparer la lecture en ligne du numéro ${regard.numero}\u00a0?`}
      intro={
        <>
          <p>
            {reading?.etat === 'prete'
              ? 'Les pages et leurs textes sont refaits à partir du PDF. Le numéro reste lisible pendant ce temps.'
              : 'Les pages et leurs textes sont faits à partir du PDF\u00a0: celles qui le sont déjà restent.'}
          </p>
          <p>
            Vos corrections des pages et des articles restent. Vous pouvez fermer la page&nbsp;: le
            travail continue.
          </p>
        </>
      }
      action="Préparer"
      busy="Un instant…"
      failure={'La demande a échoué\u00a0:'}
      act={async () => {
        await api(`/regards/${regard.id}/lecture`, { method: 'POST' })
        await queryClient.invalidateQueries({ queryKey: readingsKey })
      }}
      onDone={onQueued}
      onClose={onClose}
    />
  )
}

import { formatCalendarDay } from '@web/lib/format/dates'
import type { PublishedRegard } from '../publishedRegardsQuery'
import { ConfirmDialog } from '../../ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { nullIfMissing } from '@web/lib/api/errors'
import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import { patchRegard } from '../../publication/publisher/publishRegard'

type DeleteRegardDialogProps = {
  regard: PublishedRegard
  onClose: () => void
  /** Called once the issue is in the trash and the list is updated. */
  onDeleted: () => void
}

/** Confirmation dialog before an issue is moved to the trash with its files and counts. */
export function DeleteRegardDialog({ regard, onClose, onDeleted }: DeleteRegardDialogProps) {
  const { id, numero, titre, dateParution, isDraft } = regard
  const day = formatCalendarDay(dateParution)
  const invalidate = useInvalidateRegards()
  return (
    <ConfirmDialog
      title={`Supprimer le numéro ${numero}\u00a0?`}
      intro={
        <>
          <p>
            {titre && <>«&nbsp;{titre}&nbsp;», </>}
            {describeDay(isDraft, Boolean(titre))} {day}.
          </p>
          <p>
            Il {isDraft ? 'va' : 'quitte le site et va'} dans la corbeille, avec son PDF, sa
            couverture, ses compteurs et sa fréquentation.
          </p>
          <p>
            <strong>Pendant 30&nbsp;jours</strong>, il peut être restauré&nbsp;:
            «&nbsp;Corbeille&nbsp;», au-dessus de la liste. Il est ensuite supprimé définitivement.
          </p>
        </>
      }
      action="Supprimer"
      busy="Suppression…"
      failure={'La suppression a échoué\u00a0:'}
      act={async () => {
        // 404: deleted by another user, or the response to the first try was lost.
        await nullIfMissing(patchRegard(id, { deletedAt: new Date().toISOString() }))
        await invalidate()
      }}
      onDone={onDeleted}
      onClose={onClose}
    />
  )
}

function describeDay(isDraft: boolean, isContinued: boolean): string {
  const words = isDraft ? 'brouillon daté du' : 'paru le'
  return isContinued ? words : words.charAt(0).toUpperCase() + words.slice(1)
}

/** Mutation that takes an issue out of the trash, by its id. Settles once the lists are refetched. */
export function useRestoreRegard() {
  return useMutation({
    mutationFn: (id: string) => patchRegard(id, { deletedAt: null }, { trash: 'true' }),
    onSuccess: useInvalidateRegards(),
  })
}

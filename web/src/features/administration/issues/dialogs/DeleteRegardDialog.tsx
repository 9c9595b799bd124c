import { formatCalendarDay } from '@web/lib/format/dates'
import type { PublishedRegard } from '../publishedRegardsQuery'
import { ConfirmDialog } from '../../ConfirmDialog'
import { useMutation } from '@tanstack/react-query'
import { api } from '@web/lib/api/api'
import { nullIfMissing } from '@web/lib/api/errors'
import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'

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
      mutation={useDeleteRegard()}
      variables={id}
      onDone={onDeleted}
      onClose={onClose}
    />
  )
}

function describeDay(isDraft: boolean, isContinued: boolean): string {
  const words = isDraft ? 'brouillon daté du' : 'paru le'
  return isContinued ? words : words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Mutation that moves an issue to the trash, with its files and counts. Settles once the lists are
 * refetched.
 */
function useDeleteRegard() {
  const onChanged = useInvalidateRegards()
  return useMutation({
    mutationFn: (id: string) => {
      const body = { deletedAt: new Date().toISOString() }
      // 404: deleted by another user, or the response to the first try was lost.
      return nullIfMissing(api(`/regards/${id}`, { method: 'PATCH', query: { depth: 0 }, body }))
    },
    onSuccess: onChanged,
  })
}

/** Mutation that takes an issue out of the trash, by its id. Settles once the lists are refetched. */
export function useRestoreRegard() {
  const onChanged = useInvalidateRegards()
  return useMutation({
    mutationFn: (id: string) =>
      api(`/regards/${id}`, {
        method: 'PATCH',
        query: { trash: 'true', depth: 0 },
        body: { deletedAt: null },
      }),
    onSuccess: onChanged,
  })
}

import { formatCalendarDay } from '../../../../lib/format/dates'
import type { PublishedRegard } from '../toPublishedRegard'
import { useDeleteRegard } from './useDeleteRegard'
import { ConfirmDialog } from '../../ConfirmDialog'

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
            <strong>Pendant 30&nbsp;jours</strong>, il peut être restauré depuis l’espace
            d’administration. Il est ensuite supprimé définitivement.
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

import type { PublishedRegard } from '../toPublishedRegard'
import { useChangePublication } from './useChangePublication'
import { ConfirmDialog } from '../../ConfirmDialog'

type ChangePublicationDialogProps = {
  kind: 'publish' | 'withdraw'
  regard: PublishedRegard
  /** Whether an announcement is planned for the publication. */
  isAnnounced: boolean
  onClose: () => void
  /** Called once the server has done it and the lists are updated. */
  onChanged: () => void
}

export function ChangePublicationDialog(props: ChangePublicationDialogProps) {
  const { kind, regard, isAnnounced, onClose, onChanged } = props
  const common = {
    mutation: useChangePublication(),
    variables: { id: regard.id, kind },
    onDone: onChanged,
    onClose,
  }
  return kind === 'publish' ? (
    <ConfirmDialog
      title={`Publier le numéro ${regard.numero}\u00a0?`}
      intro={
        <p>
          Les visiteurs le verront tout de suite
          {isAnnounced && ', et les abonnés seront prévenus, comme prévu à sa parution'}.
        </p>
      }
      action="Publier"
      busy="Publication…"
      failure={'La publication a échoué\u00a0:'}
      {...common}
    />
  ) : (
    <ConfirmDialog
      title={`Retirer le numéro ${regard.numero} du site\u00a0?`}
      intro={
        <p>
          Les visiteurs ne le verront plus. Son PDF, sa couverture et ses compteurs sont
          gardés&nbsp;: vous pourrez le publier de nouveau.
        </p>
      }
      action="Retirer"
      busy="Retrait…"
      failure={'Le retrait a échoué\u00a0:'}
      {...common}
    />
  )
}

import type { PublishedRegard } from '../publishedRegardsQuery'
import { ConfirmDialog } from '../../ConfirmDialog'
import { toFrenchMessage } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { formatParisTime } from '@web/lib/format/dates'
import { useForm } from '@web/lib/hooks/useForm'
import { Button } from '@web/ui/Button'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import { TextField } from '@web/ui/TextField'
import { Notice } from '@web/ui/Notice'
import { validatePlannedTime } from '../../publication/form/validateRegardForm'
import { useMutation } from '@tanstack/react-query'
import { useInvalidateRegards } from '@web/domain/regards/useInvalidateRegards'
import {
  cancelPlannedPublication,
  patchRegard,
  planPublication,
} from '../../publication/publisher/publishRegard'
import styles from './regardDialogs.module.css'

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
  const invalidate = useInvalidateRegards()
  const common = {
    act: async () => {
      await patchRegard(regard.id, { _status: kind === 'publish' ? 'published' : 'draft' })
      await invalidate()
    },
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
          gardés&nbsp;: vous pourrez le publier de nouveau. Un brouillon préparé à côté va dans
          «&nbsp;Versions&nbsp;».
        </p>
      }
      action="Retirer"
      busy="Retrait…"
      failure={'Le retrait a échoué\u00a0:'}
      {...common}
    />
  )
}

type PlanPublicationDialogProps = {
  regard: PublishedRegard
  /** The time that is planned, in Paris, YYYY-MM-DDTHH:MM. */
  plannedAt: string | undefined
  onClose: () => void
  /** Called once the server has done it, with a sentence that says so. */
  onChanged: (sentence: string) => void
}

export function PlanPublicationDialog(props: PlanPublicationDialogProps) {
  const { regard, plannedAt, onClose, onChanged } = props
  const { id, numero } = regard
  const form = useForm({
    initialValues: { at: plannedAt ?? '' },
    validate: ({ at }) => ({ at: validatePlannedTime(at) }),
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: (at: string | undefined) =>
      at === undefined ? cancelPlannedPublication(id) : planPublication(id, at),
    onSuccess: useInvalidateRegards(),
    onError: (cause) => logError('La programmation a échoué\u00a0:', cause),
  })
  const handleSubmit = form.handleSubmit(isPending, () => {
    const { at } = form.values
    const sentence = `Le numéro ${numero} paraîtra sur le site ${formatParisTime(at)}.`
    mutate(at, { onSuccess: () => onChanged(sentence) })
  })

  function handleCancelPlan() {
    const sentence = `La publication du numéro ${numero} n’est plus programmée.`
    if (!isPending) mutate(undefined, { onSuccess: () => onChanged(sentence) })
  }

  return (
    <Dialog
      title={`Programmer le numéro ${numero}`}
      intro={<p>Il sera publié à ce moment, tel qu’il sera alors.</p>}
      isBusy={isPending}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label="Jour et heure (de Paris)"
          {...form.getFieldProps('at')}
          type="datetime-local"
          readOnly={isPending}
          required
        />
        {error && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
        <DialogActions>
          <Button data-look="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          {plannedAt && (
            <Button data-look="secondary" aria-disabled={isPending} onClick={handleCancelPlan}>
              Déprogrammer
            </Button>
          )}
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Un instant…' : 'Programmer'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

import styled from 'styled-components'
import { toFrenchMessage } from '../../../../lib/api/errors'
import { logError } from '../../../../lib/browser/logError'
import { formatParisTime } from '../../../../lib/format/dates'
import { useForm } from '../../../../lib/hooks/useForm'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/Button'
import { Dialog, DialogActions } from '../../../../ui/Dialog'
import { Field } from '../../../../ui/Field'
import { Input } from '../../../../ui/Input'
import { Notice } from '../../../../ui/Notice'
import type { PublishedRegard } from '../toPublishedRegard'
import { validatePlannedTime } from '../../publication/form/validateRegardForm'
import { useChangePublication, type PublicationChange } from './useChangePublication'

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
  const change = useChangePublication()
  const { isPending, error } = change

  const handleSubmit = form.handleSubmit(isPending, () => {
    const { at } = form.values
    send(
      { id, kind: 'plan', at },
      `Le numéro ${numero} paraîtra sur le site ${formatParisTime(at)}.`,
    )
  })

  function send(request: PublicationChange, sentence: string) {
    if (isPending) return
    change.mutate(request, {
      onSuccess: () => onChanged(sentence),
      onError: (cause) => logError('La programmation a échoué\u00a0:', cause),
    })
  }

  return (
    <Dialog
      title={`Programmer le numéro ${numero}`}
      intro={<p>Il sera publié à ce moment, tel qu’il sera alors.</p>}
      isBusy={isPending}
      onClose={onClose}
    >
      <Form onSubmit={handleSubmit} noValidate>
        <Field label="Jour et heure (de Paris)" error={form.errors.at}>
          {(control) => (
            <Input
              {...control}
              {...form.getFieldProps('at')}
              type="datetime-local"
              readOnly={isPending}
              required
            />
          )}
        </Field>
        {error && <Notice variant="danger">{toFrenchMessage(error)}</Notice>}
        <DialogActions>
          <Button type="button" $look="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          {plannedAt && (
            <Button
              type="button"
              $look="secondary"
              aria-disabled={isPending}
              onClick={() =>
                send(
                  { id, kind: 'cancelPlan' },
                  `La publication du numéro ${numero} n’est plus programmée.`,
                )
              }
            >
              Déprogrammer
            </Button>
          )}
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Un instant…' : 'Programmer'}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`

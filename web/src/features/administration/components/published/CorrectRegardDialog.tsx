import { useRef, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { paths } from '../../../../domain/paths'
import { ApiError, toFrenchMessage } from '../../../../lib/api/errors'
import { focusField } from '../../../../lib/browser/focusField'
import { logError } from '../../../../lib/browser/logError'
import { formatMoment } from '../../../../lib/format/dates'
import { useForm } from '../../../../lib/hooks/useForm'
import { media } from '../../../../theme/media'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/Button'
import { Dialog, DialogActions } from '../../../../ui/Dialog'
import { Field } from '../../../../ui/Field'
import { Input } from '../../../../ui/Input'
import { TextLink } from '../../../../ui/links/TextLink'
import { Notice } from '../../../../ui/Notice'
import type { PublishedRegard } from '../../helpers/toPublishedRegard'
import { isFarInFuture } from '../../helpers/isFarInFuture'
import { validateRegardForm } from '../../helpers/validateRegardForm'
import { useKeptForm } from '../../hooks/useKeptForm'
import { useCorrectRegard, type Correction } from '../../queries/useCorrectRegard'
import { EarlyPublicationDialog } from '../EarlyPublicationDialog'
import { RegardTextFields } from '../RegardTextFields'

type CorrectRegardDialogProps = {
  regard: PublishedRegard
  onClose: () => void
  /** Called once the server has saved the correction and the list shows it. */
  onCorrected: (numero: number) => void
}

export function CorrectRegardDialog({ regard, onClose, onCorrected }: CorrectRegardDialogProps) {
  const initialValues = {
    numero: String(regard.numero),
    dateParution: regard.dateParution,
    titre: regard.titre,
    sommaire: regard.sommaire,
  }
  const form = useForm({
    initialValues,
    validate: validateRegardForm,
    isEager: true,
  })
  const correction = useCorrectRegard()
  const [message, setMessage] = useState<string>()
  const [early, setEarly] = useState<Correction>()
  const formRef = useRef<HTMLFormElement>(null)
  const isBusy = correction.isPending
  const changes = findChanges(initialValues, form.values)
  const kept = useKeptForm({
    name: `corriger:${regard.id}`,
    content: changes && { values: changes },
    onRestore: ({ values }) => form.setValues(values),
  })

  const canClose = () => !changes || window.confirm(dropQuestion)

  function close() {
    kept.forget()
    onClose()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const invalid = form.check()
    setMessage(undefined)
    if (invalid) {
      focusInvalid(invalid)
      return
    }
    const { numero, dateParution, titre, sommaire } = form.values
    const corrected: Correction = {
      id: regard.id,
      numero: Number(numero),
      dateParution,
      titre: titre.trim() || null,
      sommaire: sommaire.trim() || null,
    }
    if (dateParution !== regard.dateParution && isFarInFuture(dateParution)) setEarly(corrected)
    else save(corrected)
  }

  function save(corrected: Correction) {
    setEarly(undefined)
    correction.mutate(corrected, {
      onSuccess: ({ numero }) => {
        kept.forget()
        onCorrected(numero)
      },
      onError: (error) => {
        logError(`La correction du numéro ${regard.numero} a échoué\u00a0:`, error)
        if (error instanceof ApiError) {
          form.showServerErrors(error.fieldErrors)
          focusInvalid(error.fieldErrors[0]?.path)
        }
        setMessage(toFrenchMessage(error))
      },
    })
  }

  function focusInvalid(name: string | undefined) {
    if (formRef.current) focusField(formRef.current.elements, name)
  }

  return (
    <>
      <Dialog
        title={`Corriger le numéro ${regard.numero}`}
        isBusy={isBusy}
        canClose={canClose}
        onClose={close}
      >
        <Notice variant="neutral">
          {kept.restoredAt !== undefined &&
            `Vos corrections du ${formatMoment(kept.restoredAt)} sont reprises\u00a0: elles n’étaient pas enregistrées.`}
        </Notice>
        <Form ref={formRef} onSubmit={handleSubmit} noValidate aria-busy={isBusy}>
          <Row>
            <Field label="Numéro" error={form.errors.numero}>
              {(control) => (
                <Input
                  {...control}
                  {...form.getFieldProps('numero')}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  step={1}
                  required
                  readOnly={isBusy}
                  onWheel={(event) => event.currentTarget.blur()}
                />
              )}
            </Field>
            <Field label="Date de parution" error={form.errors.dateParution}>
              {(control) => (
                <Input
                  {...control}
                  {...form.getFieldProps('dateParution')}
                  type="date"
                  required
                  readOnly={isBusy}
                />
              )}
            </Field>
          </Row>
          <RegardTextFields
            getFieldProps={form.getFieldProps}
            errors={form.errors}
            isReadOnly={isBusy}
          />
          <TextLink href={`${paths.panneau}/collections/regards/${regard.id}`} isNewTab>
            Remplacer le PDF ou la couverture dans le panneau
          </TextLink>
          {message && !isBusy && <Notice variant="danger">{message}</Notice>}
          <DialogActions>
            <Button
              type="button"
              $look="secondary"
              disabled={isBusy}
              onClick={() => {
                if (canClose()) close()
              }}
            >
              Annuler
            </Button>
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? 'Enregistrement…' : 'Enregistrer'}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      {early && (
        <EarlyPublicationDialog
          input={early}
          isPublished
          onConfirm={() => save(early)}
          onClose={() => setEarly(undefined)}
        />
      )}
    </>
  )
}

const dropQuestion = 'Vos corrections ne sont pas enregistrées. Les abandonner\u00a0?'

/** The values that are not those of the issue; undefined if there is none. */
function findChanges(before: Record<string, string>, now: Record<string, string>) {
  const changed = Object.entries(now).filter(([name, value]) => value !== before[name])
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`

const Row = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ${media.from('small')} {
    grid-template-columns: 1fr 1fr;
  }
`

import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { focusField } from '@web/lib/browser/focusField'
import { logError } from '@web/lib/browser/logError'
import { formatMoment } from '@web/lib/format/dates'
import { useForm } from '@web/lib/hooks/useForm'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import { Notice } from '@web/ui/Notice'
import type { InterruptedPublication } from '../../publication/drafts/draftDatabase'
import {
  EarlyPublicationDialog,
  isFarInFuture,
} from '../../publication/form/EarlyPublicationDialog'
import { type CorrectionInput, PublicationError } from '../../publication/publicationTypes'
import {
  pickStoredTexts,
  type RegardTexts,
  toTexts,
  toTextValues,
} from '../../publication/regardTexts'
import type { PublishedRegard } from '../toPublishedRegard'
import { validateRegardForm } from '../../publication/form/validateRegardForm'
import { useFocusWhileBusy } from '../../publication/form/useFocusWhileBusy'
import { findChanges, useKeptForm } from '../../publication/drafts/useKeptForm'
import { ReplacedFiles, useReplacedFiles } from './ReplacedFiles'
import { describeCorrection, useCorrectRegard, useCorrectionBase } from './useCorrectRegard'
import { PublicationProgress } from '../../publication/publisher/PublicationProgress'
import { NumeroAndDate, RegardTextFields } from '../../publication/form/RegardFields'

type CorrectRegardDialogProps = {
  regard: PublishedRegard
  /** Whether visitors get the articles of the former PDF. */
  hasFormerArticles?: boolean | undefined
  /** An interrupted replacement of its files, which goes on. */
  interrupted?: InterruptedPublication
  onClose: () => void
  /** Called once the server has saved the correction and the list shows it, with a sentence. */
  onCorrected: (sentence: string) => void
}

export function CorrectRegardDialog(props: CorrectRegardDialogProps) {
  const { regard, hasFormerArticles = false, interrupted, onClose, onCorrected } = props
  const initialBase = interrupted?.draft.base ?? pickStoredTexts(regard)
  const form = useForm({
    initialValues: toTextValues(interrupted?.draft ?? initialBase),
    validate: validateRegardForm,
    isEager: true,
  })
  const replaced = useReplacedFiles()
  const correction = useCorrectRegard(regard)
  const { publisher } = correction
  const [message, setMessage] = useState<string>()
  const [early, setEarly] = useState<CorrectionInput>()
  const isBusy = correction.isPending
  const correctionBase = useCorrectionBase({ id: regard.id, initialBase, form, isBusy })
  const { base, hints } = correctionBase
  const { formRef, progressRef, buttonRef, wantField } = useFocusWhileBusy(isBusy)
  const kinds = (['pdf', 'couverture'] as const).filter((kind) => replaced.files[kind])
  const changes = findChanges(toTextValues(base), form.values)
  const canWithdraw = !regard.isDraft && (replaced.files.pdf !== undefined || hasFormerArticles)
  const withdrawal = canWithdraw && replaced.isWithdrawn ? { retirerAncienTexte: true } : undefined
  const hasChanges = changes !== undefined || kinds.length > 0 || withdrawal !== undefined
  const kept = useKeptForm({
    name: `corriger:${regard.id}`,
    // Files that were sent are stored with their progress.
    content:
      hasChanges && !publisher.hasDraft && !interrupted
        ? {
            values: {
              ...{ ...changes, updatedAt: base.updatedAt },
              ...(withdrawal && { retirerAncienTexte: 'true' }),
            },
            files: replaced.files,
          }
        : undefined,
    onRestore: ({ values: { updatedAt, retirerAncienTexte, ...values }, files = {} }) => {
      if (interrupted) return
      form.setValues(values)
      if (updatedAt !== base.updatedAt) correctionBase.showBeside(values)
      replaced.setFiles(files)
      replaced.setIsWithdrawn(retirerAncienTexte !== undefined)
    },
  })

  const texts = JSON.stringify({ ...toTexts(form.values), base, ...withdrawal })
  useEffect(() => {
    if (!isBusy && publisher.hasDraft) publisher.keepTexts(JSON.parse(texts) as RegardTexts)
  }, [isBusy, publisher, texts])

  const handleResumed = useEffectEvent(
    ({ draft, files }: InterruptedPublication, isHeld: boolean) => {
      if (!isHeld) {
        setMessage('Cet envoi est en cours dans un autre onglet.')
        return
      }
      replaced.setFiles(files)
      const { retirerAncienTexte = false } = draft
      replaced.setIsWithdrawn(retirerAncienTexte)
      const isComplete = (['pdf', 'couverture'] as const).every(
        (kind) => !draft[kind] || files[kind],
      )
      const withdrawn = retirerAncienTexte && { retirerAncienTexte }
      const input = { regard: regard.id, base, ...toTexts(form.values), ...withdrawn, ...files }
      if (Object.keys(hints).length > 0) setMessage(staleMessage)
      else if (isComplete) save(input)
      else setMessage('Choisissez de nouveau les mêmes fichiers, puis enregistrez.')
    },
  )
  useEffect(() => {
    if (!interrupted) return
    void publisher.resumeDraft(interrupted).then((isHeld) => handleResumed(interrupted, isHeld))
  }, [interrupted, publisher])

  const canClose = () => !hasChanges || window.confirm(dropQuestion)

  function close() {
    kept.forget()
    // Sent for nothing; the server deletes it.
    if (publisher.hasDraft) publisher.cancel()
    onClose()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const invalid = form.check()
    setMessage(undefined)
    if (invalid) {
      focusField(event.currentTarget.elements, invalid)
      return
    }
    const texts = { ...toTexts(form.values), ...withdrawal }
    const input = { regard: regard.id, base, ...texts, ...replaced.files }
    const { dateParution } = input
    if (dateParution !== base.dateParution && isFarInFuture(dateParution)) setEarly(input)
    else save(input)
  }

  function save(input: CorrectionInput) {
    setEarly(undefined)
    setMessage(undefined)
    correction.mutate(input, {
      onSuccess: () => {
        kept.forget()
        onCorrected(describeCorrection(input))
      },
      onError: (error) => {
        if (isStale(error)) {
          setMessage(staleMessage)
          correctionBase.refresh()
          return
        }
        const isCanceled = error instanceof PublicationError && error.isCanceled
        if (!isCanceled) logError(`La correction du numéro ${regard.numero} a échoué\u00a0:`, error)
        if (error instanceof PublicationError) {
          form.showServerErrors(error.fieldErrors)
          replaced.showErrors(error.fieldErrors)
          const [first] = error.fieldErrors
          wantField(first?.path)
          if (formRef.current && first) focusField(formRef.current.elements, first.path)
        }
        setMessage(error instanceof PublicationError ? error.message : toFrenchMessage(error))
      },
    })
  }

  const isSending = isBusy && kinds.length > 0
  return (
    <>
      <Dialog
        title={`Corriger le numéro ${regard.numero}`}
        size="wide"
        isBusy={isBusy}
        canClose={canClose}
        onClose={close}
      >
        <Notice variant="neutral">
          {kept.restoredAt !== undefined &&
            `Vos corrections du ${formatMoment(kept.restoredAt)} sont reprises\u00a0: elles n’étaient pas enregistrées.`}
        </Notice>
        <Form ref={formRef} onSubmit={handleSubmit} noValidate aria-busy={isBusy}>
          <NumeroAndDate
            getFieldProps={form.getFieldProps}
            errors={form.errors}
            hints={hints}
            lock={{ readOnly: isBusy }}
            gap="m"
          />
          <RegardTextFields
            getFieldProps={form.getFieldProps}
            errors={form.errors}
            hints={hints}
            isReadOnly={isBusy}
          />
          <ReplacedFiles
            regard={regard}
            numero={Number(form.values.numero)}
            replaced={replaced}
            canWithdraw={canWithdraw}
            isDisabled={isBusy}
          />
          {isSending && (
            <PublicationProgress
              ref={progressRef}
              label="Envoi des fichiers"
              progress={correction.progress}
              kinds={kinds}
              actions={publisher}
            />
          )}
          {message && !isBusy && <Notice variant="danger">{message}</Notice>}
          <DialogActions>
            {!isSending && (
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
            )}
            <Button type="submit" ref={buttonRef} aria-disabled={isBusy}>
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

/** Whether somebody else changed the issue since the base of the correction. */
const isStale = ({ cause }: Error): boolean =>
  cause instanceof ApiError && cause.code === 'changed-meanwhile'

const staleMessage =
  'Ce numéro a changé entre-temps\u00a0: rien n’a été enregistré. Vos corrections sont gardées\u00a0; relisez-les, puis enregistrez.'

const dropQuestion = 'Vos corrections ne sont pas enregistrées. Les abandonner\u00a0?'

const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
`

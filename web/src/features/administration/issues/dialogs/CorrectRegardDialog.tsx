import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { focusField } from '@web/lib/browser/focusField'
import { formatMoment } from '@web/lib/format/dates'
import { useForm } from '@web/lib/hooks/useForm'
import { Button } from '@web/ui/Button'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import { Notice } from '@web/ui/Notice'
import { hasAllFiles, type InterruptedPublication } from '../../publication/drafts/formDatabase'
import {
  EarlyPublicationDialog,
  isFarInFuture,
} from '../../publication/form/EarlyPublicationDialog'
import {
  type CorrectionInput,
  pickStoredTexts,
  reportFailure,
  toTexts,
  toTextValues,
  uploadKinds,
} from '../../publication/publicationTypes'
import type { PublishedRegard } from '../publishedRegardsQuery'
import { validateRegardForm } from '../../publication/form/validateRegardForm'
import { useFocusWhileBusy } from '../../publication/form/useFocusWhileBusy'
import { findChanges, useStoredForm } from '../../publication/drafts/useStoredForm'
import { useFormFiles } from '../../publication/form/useFormFiles'
import { ReplacedFiles } from './ReplacedFiles'
import { describeCorrection, useCorrectRegard, useCorrectionBase } from './useCorrectRegard'
import { PublicationProgress } from '../../publication/publisher/PublicationProgress'
import { RegardTextFields } from '../../publication/form/RegardFields'
import styles from './regardDialogs.module.css'

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
  const initialBase = interrupted?.correction?.base ?? pickStoredTexts(regard)
  const form = useForm({
    initialValues: { ...toTextValues(initialBase), ...interrupted?.values },
    validate: validateRegardForm,
    isEager: true,
  })
  const replaced = useFormFiles({ isRequired: false })
  const [isWithdrawn, setIsWithdrawn] = useState(false)
  const correction = useCorrectRegard(regard)
  const { publisher, store } = correction
  const [message, setMessage] = useState<string>()
  const [isDraftWaiting, setIsDraftWaiting] = useState(false)
  const [early, setEarly] = useState<CorrectionInput>()
  const isBusy = correction.isPending
  const correctionBase = useCorrectionBase({ id: regard.id, initialBase, form, isBusy })
  const { base, hints } = correctionBase
  const { formRef, progressRef, buttonRef, wantField } = useFocusWhileBusy(isBusy)
  const kinds = uploadKinds.filter((kind) => replaced.files[kind])
  const changes = findChanges(toTextValues(base), form.values)
  const canWithdraw = !regard.isDraft && (replaced.files.pdf !== undefined || hasFormerArticles)
  const withdrawal = canWithdraw && isWithdrawn ? { retirerAncienTexte: true } : undefined
  const hasChanges = changes !== undefined || kinds.length > 0 || withdrawal !== undefined
  const stored = useStoredForm({
    form: interrupted ? undefined : `corriger:${regard.id}`,
    content: hasChanges
      ? {
          values: changes ?? {},
          files: replaced.files,
          correction: { regard: regard.id, base, isWithdrawn: withdrawal !== undefined },
        }
      : undefined,
    onRestore: ({ values, files = {}, correction: before }) => {
      form.setValues(values)
      if (before) correctionBase.setBase(before.base)
      replaced.reset(files)
      setIsWithdrawn(before?.isWithdrawn ?? false)
    },
    store,
  })

  const handleResumed = useEffectEvent((resumed: InterruptedPublication, isHeld: boolean) => {
    if (!isHeld) {
      setMessage('Cet envoi est en cours dans un autre onglet.')
      return
    }
    const { files } = resumed
    replaced.reset(files)
    const wasWithdrawn = resumed.correction?.isWithdrawn ?? false
    setIsWithdrawn(wasWithdrawn)
    const withdrawn = wasWithdrawn && { retirerAncienTexte: true }
    const input = { regard: regard.id, base, ...toTexts(form.values), ...withdrawn, ...files }
    if (Object.keys(hints).length > 0) setMessage(staleMessage)
    else if (hasAllFiles(resumed)) save(input)
    else setMessage('Choisissez de nouveau les mêmes fichiers, puis enregistrez.')
  })
  useEffect(() => {
    if (!interrupted) return
    void publisher.restore(interrupted).then((isHeld) => handleResumed(interrupted, isHeld))
  }, [interrupted, publisher])

  const canClose = () => !hasChanges || window.confirm(dropQuestion)

  function close() {
    // Sent for nothing; the server deletes it.
    if (store.sentKey !== undefined) publisher.cancel()
    stored.forget()
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
    correction.mutate(isDraftWaiting ? { ...input, brouillonEcarte: true } : input, {
      onSuccess: () => {
        stored.forget()
        onCorrected(describeCorrection(input))
      },
      onError: (error) => {
        if (isRefusedFor(error, 'draft-waiting')) {
          setIsDraftWaiting(true)
          setMessage(toFrenchMessage(error.cause))
          return
        }
        if (isRefusedFor(error, 'changed-meanwhile')) {
          setMessage(staleMessage)
          correctionBase.refresh()
          return
        }
        const sentence = `La correction du numéro ${regard.numero} a échoué\u00a0:`
        const { message: reason, fieldErrors } = reportFailure(error, sentence)
        form.showServerErrors(fieldErrors)
        replaced.showErrors(fieldErrors)
        wantField(fieldErrors[0]?.path)
        if (formRef.current) focusField(formRef.current.elements, fieldErrors[0]?.path)
        setMessage(reason)
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
          {stored.restoredAt !== undefined &&
            `Vos corrections du ${formatMoment(stored.restoredAt)} sont reprises\u00a0: elles n’étaient pas enregistrées.`}
        </Notice>
        <form
          className={styles.form}
          ref={formRef}
          onSubmit={handleSubmit}
          noValidate
          aria-busy={isBusy}
        >
          <RegardTextFields
            getFieldProps={form.getFieldProps}
            hints={hints}
            isNew={false}
            isBusy={isBusy}
          />
          <ReplacedFiles
            regard={regard}
            numero={Number(form.values.numero)}
            replaced={replaced}
            isWithdrawn={isWithdrawn}
            onWithdraw={setIsWithdrawn}
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
                data-look="secondary"
                disabled={isBusy}
                onClick={() => {
                  if (canClose()) close()
                }}
              >
                Annuler
              </Button>
            )}
            <Button type="submit" ref={buttonRef} aria-disabled={isBusy}>
              {isBusy
                ? 'Enregistrement…'
                : isDraftWaiting
                  ? 'Enregistrer quand même'
                  : 'Enregistrer'}
            </Button>
          </DialogActions>
        </form>
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

/** Whether the server refused the correction for what somebody else did: a change since its base, or a draft. */
const isRefusedFor = ({ cause }: Error, code: 'changed-meanwhile' | 'draft-waiting'): boolean =>
  cause instanceof ApiError && cause.code === code

const staleMessage =
  'Ce numéro a changé entre-temps\u00a0: rien n’a été enregistré. Vos corrections sont gardées\u00a0; relisez-les, puis enregistrez.'

const dropQuestion = 'Vos corrections ne sont pas enregistrées. Les abandonner\u00a0?'

import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import type { InterruptedPublication } from '../drafts/formDatabase'
import { proposedFields, describeSource } from '../../pdf/Proposal'
import { useRegardForm } from './useRegardForm'
import { validatePlannedTime } from './validateRegardForm'
import { EarlyPublicationDialog, isFarInFuture } from './EarlyPublicationDialog'
import { reportFailure, type PublicationInput, type TextValues } from '../publicationTypes'
import { useDropZone } from '@web/ui/files/useDropZone'
import { useFocusWhileBusy } from './useFocusWhileBusy'
import { useStoredForm } from '../drafts/useStoredForm'
import { useTemporaryFlag } from '@web/lib/hooks/useTemporaryFlag'
import { usePublishRegard } from '../publisher/publishRegard'
import { AddedRegard } from './AddedRegard'
import { InterruptedPublications } from '../drafts/InterruptedPublications'
import { PublicationProgress } from '../publisher/PublicationProgress'
import { ParutionFields, RegardTextFields } from './RegardFields'
import { PdfProposalsPanel } from '../../pdf/PdfProposalsPanel'
import { RegardFileField } from './RegardFileField'
import { focusField } from '@web/lib/browser/focusField'
import { formatMoment } from '@web/lib/format/dates'
import styles from './RegardForm.module.css'

type RegardFormProps = {
  /** Called when the issue was saved; also after a failure, which may have left a draft. */
  onChanged: () => void
  /** Undefined until it is known. */
  hasIssues: boolean | undefined
}

const successBannerMs = 3_000
const replaceQuestion =
  'L’envoi interrompu remplacera ce que vous avez saisi dans le formulaire. Le reprendre\u00a0?'

export function RegardForm({ onChanged, hasIssues }: RegardFormProps) {
  const publication = usePublishRegard()
  const { publisher, store } = publication
  const form = useRegardForm(store.uploadedPdfId)
  const [message, setMessage] = useState<string>()
  const [earlyPublication, setEarlyPublication] = useState<PublicationInput>()
  const [added, setAdded] = useState<PublicationInput>()
  const [isSuccessShown, showSuccess, hideSuccess] = useTemporaryFlag(successBannerMs)
  const isBusy = publication.isPending
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { formRef, progressRef, buttonRef, wantField } = useFocusWhileBusy(isBusy)

  // Folded where there is a list of issues to come to, until it is used.
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && (form.changes || hasIssues === false)) setOpen(true)
  const pdfProps = form.getFileProps('pdf')
  const { isOver } = useDropZone({
    isDisabled: isBusy,
    isAnywhere: true,
    onFiles: (files) => {
      setOpen(true)
      pdfProps.onFiles(files)
    },
  })

  const stored = useStoredForm({
    form: 'nouveau',
    content: form.changes,
    onRestore: ({ values, files = {} }) => form.fill(values, files),
    store,
  })

  /** Origin of each value, as long as the field shows what the PDF proposed. */
  const hints: Partial<TextValues> = {}
  for (const name of proposedFields) {
    const proposal = form.proposals.proposals[name]
    if (proposal && form.proposals.isProposed(name))
      hints[name] = `Proposition\u00a0: ${describeSource(proposal)}.`
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const { elements } = event.currentTarget
    hideSuccess()
    const result = form.check()
    setMessage(result.problem)
    if (!result.input) {
      focusField(elements, result.firstInvalid)
      return
    }
    const { dateParution, parution } = result.input
    if (!parution && isFarInFuture(dateParution)) setEarlyPublication(result.input)
    else publish(result.input)
  }

  function publish(input: PublicationInput) {
    setEarlyPublication(undefined)
    setMessage(undefined)
    hideSuccess()
    publication.mutate(input, {
      onSuccess: () => {
        form.reset()
        setAdded(input)
        showSuccess()
      },
      onError: (error) => {
        const failure = reportFailure(error, 'La publication du numéro a échoué\u00a0:')
        form.showServerErrors(failure.fieldErrors)
        wantField(failure.fieldErrors[0]?.path)
        setMessage(failure.message)
      },
      onSettled: onChanged,
    })
  }

  async function handleResume(interrupted: InterruptedPublication): Promise<boolean> {
    if (!(await publisher.restore(interrupted))) return false
    const { values, files } = interrupted
    const texts = form.fill(values, files)
    const { parution } = texts
    const { pdf, couverture } = files
    const late = parution?.kind === 'planned' ? validatePlannedTime(parution.at) : undefined
    // Told before minutes of upload, at the end of which the server would refuse it.
    if (late) setMessage(`${late} Choisissez-en une autre, puis ajoutez le numéro.`)
    else if (pdf && couverture) publish({ ...texts, pdf, couverture })
    else setMessage('Choisissez de nouveau les mêmes fichiers, puis ajoutez le numéro.')
    return true
  }

  return (
    <form
      className={styles.form}
      ref={formRef}
      onSubmit={handleSubmit}
      noValidate
      aria-labelledby="nouveau-numero"
      aria-busy={isBusy}
      data-over={isOver || undefined}
    >
      {!isBusy && (
        <InterruptedPublications
          of="new"
          canResume={() => !form.changes || window.confirm(replaceQuestion)}
          onResume={handleResume}
          onAbandoned={() => titleRef.current?.focus()}
        />
      )}
      <h2 id="nouveau-numero" ref={titleRef} tabIndex={-1}>
        Nouveau Numéro
      </h2>
      <Notice variant="neutral">
        {stored.restoredAt !== undefined && !isBusy && (
          <>
            Votre saisie du {formatMoment(stored.restoredAt)} est reprise.{' '}
            <Button data-look="quiet" onClick={form.reset}>
              Effacer la saisie
            </Button>
          </>
        )}
      </Notice>
      {!isOpen && hasIssues !== undefined && (
        <>
          <p>
            Déposez son PDF n’importe où sur cette page, ou remplissez le formulaire&nbsp;: rien
            n’est envoyé avant «&nbsp;Ajouter le numéro&nbsp;».
          </p>
          <Button
            className={styles.opener}
            aria-expanded={false}
            onClick={() => {
              // The button goes, with the focus.
              titleRef.current?.focus()
              setOpen(true)
            }}
          >
            Ouvrir le formulaire
          </Button>
        </>
      )}
      <div className={styles.fields} hidden={!isOpen}>
        <p>
          Commencez par le PDF&nbsp;: ce qu’il dit du numéro est proposé dans les champs vides. Rien
          n’est envoyé avant «&nbsp;Ajouter le numéro&nbsp;».
        </p>
        <RegardFileField {...pdfProps} required disabled={isBusy} />
        <PdfProposalsPanel proposals={form.proposals} isDisabled={isBusy} />
        <RegardTextFields getFieldProps={form.getFieldProps} hints={hints} isNew isBusy={isBusy} />
        <RegardFileField {...form.getFileProps('couverture')} required disabled={isBusy} />
        <ParutionFields getFieldProps={form.getFieldProps} isDisabled={isBusy} />
        {isBusy && (
          <PublicationProgress
            ref={progressRef}
            progress={publication.progress}
            actions={publisher}
          />
        )}
        {message && !isBusy && <Notice variant="danger">{message}</Notice>}
        <AddedRegard input={added} isSentenceShown={isSuccessShown} isBusy={isBusy} />
        <Button type="submit" ref={buttonRef} disabled={isBusy}>
          {isBusy ? 'Ajout en cours...' : 'Ajouter le numéro'}
        </Button>
      </div>
      {earlyPublication && (
        <EarlyPublicationDialog
          input={earlyPublication}
          onConfirm={() => publish(earlyPublication)}
          onClose={() => setEarlyPublication(undefined)}
        />
      )}
    </form>
  )
}

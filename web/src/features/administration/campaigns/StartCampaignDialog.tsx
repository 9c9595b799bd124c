import { useQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '@web/domain/regards/formatCount'
import { toFrenchMessage, ApiError } from '@web/lib/api/errors'
import { logError } from '@web/lib/browser/logError'
import { formatParisTime } from '@web/lib/format/dates'
import { Button } from '@web/ui/Button'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import { LoadError, Spinner } from '@web/ui/PageState'
import { Notice } from '@web/ui/Notice'
import { campaignQueries, planCampaign, startCampaign, useCampaignChange } from './campaign'
import { CampaignMoment, type Moment, validateMoment } from './CampaignMoment'
import { LetterPreview, TestLetter } from './LetterPreview'
import { api } from '@web/lib/api/api'
import { TextField } from '@web/ui/TextField'
import styles from './StartCampaignDialog.module.css'

type StartCampaignDialogProps = {
  regard: { id: string; numero: number; isDraft: boolean }
  /** Planned publication of a draft, in Paris, YYYY-MM-DDTHH:MM; undefined for a published issue. */
  publicationAt: string | undefined
  onClose: () => void
  /** Called once the list shows the campaign; `isNew`: whether this dialog started it. */
  onStarted: (isNew: boolean) => void
  /** Called once it is planned, with a sentence that says so. */
  onPlanned: (sentence: string) => void
}

export function StartCampaignDialog(props: StartCampaignDialogProps) {
  const { regard, onClose, onStarted, onPlanned } = props
  const { numero } = regard
  // An issue that was just published is announced at once.
  const publicationAt = regard.isDraft ? props.publicationAt : undefined
  const [moment, setMoment] = useState<Moment>({
    when: publicationAt === undefined ? 'now' : 'publication',
    at: '',
  })
  const [momentError, setMomentError] = useState<string>()
  const isPlan = moment.when !== 'now'
  const date = moment.when === 'later' ? moment.at : null
  const change = useCampaignChange(() =>
    isPlan ? planCampaign(regard.id, date) : startCampaign(regard.id),
  )
  const { mutate, isPending: isBusy, error } = change
  const subscriberCount = useQuery(campaignQueries.subscriberCount())
  const isReady = subscriberCount.data !== undefined && subscriberCount.data > 0

  function handleConfirm() {
    const problem = validateMoment(moment, publicationAt)
    setMomentError(problem)
    if (isBusy || !isReady || problem) return
    const failure = `L’annonce du numéro ${numero} a échoué\u00a0:`
    const planned = `Les abonnés seront prévenus du numéro ${numero} ${date === null ? 'à sa parution' : formatParisTime(date)}.`
    mutate(undefined, {
      onSuccess: (isNew) => (isPlan ? onPlanned(planned) : onStarted(isNew === true)),
      // A request for the password is no failure.
      onError: (cause) => {
        if (!isIdentityAsked(cause)) logError(failure, cause)
      },
    })
  }

  return (
    <Dialog
      role="alertdialog"
      title={`Prévenir les abonnés du numéro ${numero}\u00a0?`}
      intro={
        <>
          <p>
            Relisez le message&nbsp;: il vient du numéro tel qu’il est. Un essai vous l’envoie, à
            vous seulement.
          </p>
          <p>
            <strong>C’est définitif&nbsp;:</strong> un message parti ne revient pas, et un numéro ne
            s’annonce qu’une fois.
          </p>
        </>
      }
      size="wide"
      isBusy={isBusy}
      onClose={onClose}
    >
      <LetterPreview regardId={regard.id} />
      <TestLetter regardId={regard.id} />
      <CampaignMoment
        moment={moment}
        onChange={(next) => {
          setMoment(next)
          setMomentError(undefined)
        }}
        publicationAt={publicationAt}
        error={momentError}
        isBusy={isBusy}
      />
      {subscriberCount.isPending && <Spinner label="Les abonnés sont comptés…" />}
      {subscriberCount.isError && (
        <LoadError sentence="Les abonnés n’ont pas pu être comptés." query={subscriberCount} />
      )}
      <Notice variant="neutral">
        {subscriberCount.data === 0 && 'Personne n’est encore inscrit à la lettre d’information.'}
      </Notice>
      {isIdentityAsked(error) && <ConfirmIdentity onConfirmed={handleConfirm} />}
      {error && !isIdentityAsked(error) && (
        <Notice variant="danger">
          {isPlan ? 'L’envoi n’est pas prévu' : 'L’envoi n’a pas commencé'}&nbsp;:{' '}
          {toFrenchMessage(error)}
        </Notice>
      )}
      <DialogActions>
        <Button data-look="secondary" disabled={isBusy} onClick={onClose}>
          Annuler
        </Button>
        <Button
          className={styles.confirm}
          aria-disabled={isBusy || !isReady}
          onClick={handleConfirm}
        >
          {isBusy ? 'Envoi…' : toLabel(isPlan, subscriberCount.data)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function toLabel(isPlan: boolean, subscribers: number | undefined): string {
  if (isPlan) return 'Programmer l’envoi'
  return subscribers ? `Écrire à ${formatCount(subscribers, 'abonné')}` : 'Écrire'
}

/** Whether the server asks for the password before it accepts the refused act. */
const isIdentityAsked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauthentication-required'

/** Asks for the password again; afterwards the session counts as its owner's for ten minutes. */
function ConfirmIdentity({ onConfirmed }: { onConfirmed: () => void }) {
  const [motDePasseActuel, setPassword] = useState('')
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      api('/users/reauthentication', { method: 'POST', body: { motDePasseActuel } }),
    onSuccess: onConfirmed,
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate()
      }}
    >
      <p>
        Vous êtes connecté depuis un moment. Pour écrire aux abonnés, donnez encore votre mot de
        passe.
      </p>
      <TextField
        label="Votre mot de passe"
        error={error ? toFrenchMessage(error) : undefined}
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        value={motDePasseActuel}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" data-look="secondary" aria-disabled={isPending}>
        {isPending ? 'Un instant…' : 'Confirmer mon identité'}
      </Button>
    </form>
  )
}

import { formatParisTime } from '@web/lib/format/dates'
import { ChoiceGroup } from '@web/ui/ChoiceGroup'
import { TextField } from '@web/ui/TextField'
import { validatePlannedTime } from '../publication/form/validateRegardForm'

/** When an announcement is sent; `publication`: at the publication of its issue. */
export type When = 'now' | 'publication' | 'later'

export type Moment = { when: When; at: string }

type CampaignMomentProps = {
  moment: Moment
  onChange: (moment: Moment) => void
  /** Planned publication of a draft, in Paris, YYYY-MM-DDTHH:MM; undefined for a published issue. */
  publicationAt: string | undefined
  error: string | undefined
  isBusy: boolean
}

export function CampaignMoment(props: CampaignMomentProps) {
  const { moment, onChange, publicationAt, error, isBusy } = props
  const first =
    publicationAt === undefined
      ? { value: 'now' as const, label: 'Tout de suite' }
      : { value: 'publication' as const, label: 'À la parution' }
  return (
    <>
      <ChoiceGroup<When>
        legend="Quand les prévenir"
        value={moment.when}
        options={[first, { value: 'later', label: 'À une date choisie' }]}
        onChange={(when) => {
          if (!isBusy) onChange({ ...moment, when })
        }}
      />
      {publicationAt !== undefined && moment.when === 'publication' && (
        <p>Le numéro paraît {formatParisTime(publicationAt)}&nbsp;: le message part alors.</p>
      )}
      {moment.when === 'later' && (
        <TextField
          label="Jour et heure (de Paris)"
          error={error}
          type="datetime-local"
          value={moment.at}
          readOnly={isBusy}
          required
          onChange={({ currentTarget }) => onChange({ ...moment, at: currentTarget.value })}
        />
      )}
    </>
  )
}

/** Validates a moment; returns a message in French. */
export function validateMoment(
  { when, at }: Moment,
  publicationAt: string | undefined,
): string | undefined {
  if (when !== 'later') return undefined
  const error = validatePlannedTime(at)
  if (error) return error
  return publicationAt !== undefined && at < publicationAt
    ? 'Le numéro ne sera pas encore paru à ce moment.'
    : undefined
}

import { toFrenchMessage } from '../../../lib/api/errors'
import { logError } from '../../../lib/browser/logError'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { usePlanCampaign } from './usePlanCampaign'

/** Ends the plan to announce an issue. */
export function UnplanCampaign({ regard }: { regard: { id: string; numero: number } }) {
  const { mutate, error, isPending } = usePlanCampaign()
  return (
    <div>
      <Button
        type="button"
        $look="quiet"
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return
          mutate(
            { id: regard.id, date: undefined },
            { onError: (cause) => logError('La déprogrammation a échoué\u00a0:', cause) },
          )
        }}
      >
        {isPending ? 'Un instant…' : 'Déprogrammer l’annonce'}
        <VisuallyHidden>&nbsp;du numéro {regard.numero}</VisuallyHidden>
      </Button>
      {error && (
        <Notice variant="danger">
          L’annonce est toujours prévue&nbsp;: {toFrenchMessage(error)}
        </Notice>
      )}
    </div>
  )
}

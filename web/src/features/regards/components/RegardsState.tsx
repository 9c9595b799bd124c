import { toFrenchMessage } from '../../../lib/api/errors'
import { LoadError } from '../../../ui/LoadError'
import { Seo } from '../../../lib/seo/Seo'
import { Spinner } from '../../../ui/Spinner'

export function RegardsLoading() {
  return (
    <>
      <Seo title="Regards" variant="passing" />
      <Spinner label="Chargement des données..." />
    </>
  )
}

type RegardsErrorProps = { error: unknown; onRetry: () => void }

export function RegardsError({ error, onRetry }: RegardsErrorProps) {
  return (
    <>
      <Seo title="Regards" variant="private" />
      <LoadError
        sentence="Erreur lors du chargement des données"
        detail={toFrenchMessage(error)}
        onRetry={onRetry}
      />
    </>
  )
}

import { toFrenchMessage } from '../../../lib/errors'
import { LoadError } from '../../../ui/LoadError'
import { PageHead } from '../../../ui/PageHead'
import { Spinner } from '../../../ui/Spinner'

/** The issues are on their way. */
export function RegardsLoading() {
  return (
    <>
      <PageHead title="Regards" kind="passing" />
      <Spinner label="Chargement des données..." />
    </>
  )
}

type RegardsErrorProps = { error: unknown; onRetry: () => void }

/** The issues did not come. */
export function RegardsError({ error, onRetry }: RegardsErrorProps) {
  return (
    <>
      <PageHead title="Regards" kind="private" />
      <LoadError
        sentence="Erreur lors du chargement des données"
        detail={toFrenchMessage(error)}
        onRetry={onRetry}
      />
    </>
  )
}

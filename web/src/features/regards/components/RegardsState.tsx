import { LoadError } from '@web/ui/LoadError'
import { Seo } from '@web/lib/seo/Seo'
import { Spinner } from '@web/ui/Spinner'

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
        query={{ error, refetch: onRetry }}
      />
    </>
  )
}

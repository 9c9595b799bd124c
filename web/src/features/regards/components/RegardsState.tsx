import { LoadError, Spinner } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'

export function RegardsLoading() {
  return (
    <>
      <Seo title="Regards" variant="passing" />
      <Spinner label="Chargement des données..." />
    </>
  )
}

export function RegardsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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

import type { LazyFailure } from '@web/lib/hooks/useLazyComponent'
import { Button } from './Button'
import { Notice } from './Notice'

/** Says why the code of a function could not be fetched (`useLazyComponent`). */
export function LoadFailure({ failure }: { failure: LazyFailure | undefined }) {
  if (!failure) return null
  if (failure === 'network') {
    return (
      <Notice variant="danger">
        Cette fonction n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.
      </Notice>
    )
  }
  return (
    <Notice variant="neutral">
      Une nouvelle version du site est là.{' '}
      <Button data-look="secondary" onClick={() => window.location.reload()}>
        Recharger la page
      </Button>
    </Notice>
  )
}

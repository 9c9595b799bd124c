import { PageTitle } from '../ui/PageTitle'
import { Spinner } from '../ui/Spinner'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/** A page whose code is on its way. */
export function PageFallback() {
  return (
    <>
      <PageTitle>Chargement</PageTitle>
      <VisuallyHidden as="h1">Chargement</VisuallyHidden>
      <Spinner label="Chargement..." />
    </>
  )
}

import { PageHead } from '../ui/PageHead'
import { Spinner } from '../ui/Spinner'
import { VisuallyHidden } from '../ui/VisuallyHidden'

/** A page whose code is on its way. */
export function PageFallback() {
  return (
    <>
      <PageHead title="Chargement" kind="passing" />
      <VisuallyHidden as="h1">Chargement</VisuallyHidden>
      <Spinner label="Chargement..." />
    </>
  )
}

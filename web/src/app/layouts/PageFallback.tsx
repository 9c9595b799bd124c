import { Seo } from '../../lib/seo/Seo'
import { Spinner } from '../../ui/Spinner'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** A page whose code is on its way. */
export function PageFallback() {
  return (
    <>
      <Seo title="Chargement" variant="passing" />
      <VisuallyHidden as="h1">Chargement</VisuallyHidden>
      <Spinner label="Chargement..." />
    </>
  )
}

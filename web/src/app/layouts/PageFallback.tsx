import { Seo } from '@web/lib/seo/Seo'
import { Spinner } from '@web/ui/Spinner'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'

/** Suspense fallback, shown while a page's code loads. */
export function PageFallback() {
  return (
    <>
      <Seo title="Chargement" variant="passing" />
      <VisuallyHidden as="h1">Chargement</VisuallyHidden>
      <Spinner label="Chargement..." />
    </>
  )
}

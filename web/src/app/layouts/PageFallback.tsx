import { Seo } from '@web/lib/seo/Seo'
import { Spinner } from '@web/ui/PageState'
import { VisuallyHidden } from '@web/ui/texts'

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

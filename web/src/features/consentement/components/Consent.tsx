import { useEffect, useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import type { ConsentController } from '../ConsentController'
import { consentTexts } from '../helpers/consentTexts'
import { Banner } from './Banner'
import { Preferences } from './Preferences'

/** The banner while a choice is missing, the preferences while they are open, and their announcement. */
export function Consent({ controller }: { controller: ConsentController }) {
  const { subscribe, getView } = controller
  const { isRendered, isBannerOpen, arePreferencesOpen } = useSyncExternalStore(subscribe, getView)

  useEffect(() => controller.update({ isRendered: true }), [controller])

  return (
    <>
      {/* Screen readers announce a change of a live region, not its first text. */}
      <VisuallyHidden role="status">
        {isRendered && isBannerOpen && consentTexts.annonce}
      </VisuallyHidden>
      {isBannerOpen && <Banner controller={controller} />}
      {arePreferencesOpen && <Preferences controller={controller} />}
    </>
  )
}

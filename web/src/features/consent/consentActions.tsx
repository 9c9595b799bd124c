import { useEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Mesure } from '@web/domain/parametres/Mesure'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { Banner } from './Banner'
import { ConsentController } from './ConsentController'
import { consentTexts } from './consentTexts'
import { Preferences } from './Preferences'

/** The banner while a choice is missing, the preferences while they are open, and their announcement. */
function Consent({ controller }: { controller: ConsentController }) {
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

/** One controller per document, across client-side navigation. */
let controller: ConsentController | undefined

/** Handles a page view; the first one shows the banner if no choice is stored. */
export function handlePageView(mesure: Mesure): void {
  getController(mesure).handlePageView()
}

export async function openPreferences(mesure: Mesure): Promise<void> {
  const consent = getController(mesure)
  await consent.isReady
  consent.update({ arePreferencesOpen: true })
}

function getController(mesure: Mesure): ConsentController {
  controller ??= renderConsent(new ConsentController(mesure))
  return controller
}

/**
 * Renders the banner and the preferences outside the page's tree, as the first element of the
 * document: the keyboard and a screen reader come to them first.
 */
export function renderConsent(consent: ConsentController): ConsentController {
  const root = document.createElement('div')
  root.id = 'choix-des-cookies'
  document.body.prepend(root)
  createRoot(root).render(<Consent controller={consent} />)
  return consent
}

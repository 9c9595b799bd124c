import { useEffect, useSyncExternalStore, useState, useEffectEvent, useId, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import type { Mesure } from '@web/domain/parametres/parametresQuery'
import { VisuallyHidden } from '@web/ui/texts'
import { ConsentController } from './ConsentController'
import {
  consentTexts,
  necessarySection,
  preferencesIntro,
  purposeSections,
  formatRequest,
} from './consentTexts'
import { Button } from '@web/ui/Button'
import { Checkbox } from '@web/ui/Checkbox'
import { Dialog, DialogActions } from '@web/ui/Dialog'
import { noConsent, fullConsent } from './consentChoices'
import { textPagePaths } from '@regards/contract/textPages'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import styles from './consentActions.module.css'

/** The banner while a choice is missing, the preferences while they are open, and their announcement. */
function Consent({ controller }: { controller: ConsentController }) {
  const { subscribe, get } = controller.view
  const { isRendered, isBannerOpen, arePreferencesOpen } = useSyncExternalStore(subscribe, get)

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

/** Dialog with a choice per purpose; closing it changes nothing. */
function Preferences({ controller }: { controller: ConsentController }) {
  const [choices, setChoices] = useState(() => controller.getChoices())

  const handleClose = () => controller.update({ arePreferencesOpen: false })

  return (
    <Dialog
      title={consentTexts.preferences}
      intro={<p>{preferencesIntro}</p>}
      onClose={handleClose}
    >
      <CloseButton label={consentTexts.fermer} onClose={handleClose} />
      <PolicyLink />
      <Checkbox className={styles.purpose} {...necessarySection} isChecked />
      {controller.purposes.map((purpose) => (
        <Checkbox
          className={styles.purpose}
          key={purpose}
          {...purposeSections[purpose]}
          isChecked={choices[purpose]}
          onChange={(isChecked) => setChoices({ ...choices, [purpose]: isChecked })}
        />
      ))}
      <DialogActions className={styles.actions}>
        <AcceptAndRejectButtons controller={controller} />
        <Button data-look="secondary" onClick={() => void controller.choose(choices, 'choix')}>
          {consentTexts.enregistrer}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/**
 * Asks for the visitor's choice beside the page, which stays usable: takes no focus and does not
 * trap it. Closing it, by its button or Escape, rejects.
 */
function Banner({ controller }: { controller: ConsentController }) {
  const ref = useRef<HTMLElement>(null)
  const id = useId()
  const handleClose = () => void controller.choose(noConsent, 'fermeture')

  const handleEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || controller.view.get().arePreferencesOpen) return
    const { activeElement } = document
    // Elsewhere in the page Escape has another meaning.
    if (activeElement === document.body || ref.current?.contains(activeElement)) handleClose()
  })

  useEffect(() => {
    const { body } = document
    const { style } = document.documentElement
    // Keeps the focused element and the end of the page visible above the banner.
    const room = 'calc(var(--bandeau) + 2rem)'
    const observer = new ResizeObserver(() => {
      style.setProperty('--bandeau', `${ref.current?.offsetHeight ?? 0}px`)
      style.scrollPaddingBottom = room
      body.style.paddingBottom = room
    })
    if (ref.current) observer.observe(ref.current)
    document.addEventListener('keydown', handleEscape)
    return () => {
      observer.disconnect()
      style.removeProperty('--bandeau')
      style.scrollPaddingBottom = ''
      body.style.paddingBottom = ''
      document.removeEventListener('keydown', handleEscape)
    }
  }, [])

  return (
    <section className={styles.frame} ref={ref} aria-labelledby={id}>
      <CloseButton label={consentTexts.fermerEtRefuser} onClose={handleClose} />
      <h2 className={styles.title} id={id}>
        {consentTexts.titre}
      </h2>
      {formatRequest(controller.purposes).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={styles.choices}>
        <AcceptAndRejectButtons controller={controller} />
      </div>
      <Button data-look="secondary" onClick={() => controller.update({ arePreferencesOpen: true })}>
        {consentTexts.personnaliser}
      </Button>
      <PolicyLink />
    </section>
  )
}

/** Accepts or rejects every purpose, by buttons of the same look (CNIL). */
function AcceptAndRejectButtons({ controller }: { controller: ConsentController }) {
  return (
    <>
      <Button onClick={() => void controller.choose(fullConsent, 'tout-accepter')}>
        {consentTexts.toutAccepter}
      </Button>
      <Button onClick={() => void controller.choose(noConsent, 'tout-refuser')}>
        {consentTexts.toutRefuser}
      </Button>
    </>
  )
}

type CloseButtonProps = {
  /** Accessible name, with the consequence of closing. */
  label: string
  onClose: () => void
}

/** A cross in the upper corner of the banner, or of the preferences. */
function CloseButton({ label, onClose }: CloseButtonProps) {
  return (
    <Button className={styles.corner} data-look="quiet" onClick={onClose}>
      <CloseIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  )
}

/** Link to the privacy policy; loads the page, as the consent feature is outside the router. */
function PolicyLink() {
  return (
    <a className={styles.policy} href={textPagePaths.politiqueDeConfidentialite}>
      {consentTexts.politique}
    </a>
  )
}

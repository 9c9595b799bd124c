import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '@web/ui/Button'
import type { ConsentController } from './ConsentController'
import { noConsent } from './consentChoices'
import { consentTexts, formatRequest } from './consentTexts'
import { AcceptAndRejectButtons, CloseButton, PolicyLink } from './controls'
import styles from './Banner.module.css'

/**
 * Asks for the visitor's choice beside the page, which stays usable: takes no focus and does not
 * trap it. Closing it, by its button or Escape, rejects.
 */
export function Banner({ controller }: { controller: ConsentController }) {
  const ref = useRef<HTMLElement>(null)
  const id = useId()
  const handleClose = () => void controller.choose(noConsent, 'fermeture')

  const handleEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || controller.getView().arePreferencesOpen) return
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

import { useEffect, useEffectEvent, useId, useRef } from 'react'
import styled, { createGlobalStyle, keyframes } from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import type { ConsentController } from './ConsentController'
import { noConsent } from './consentChoices'
import { consentTexts, formatRequest } from './consentTexts'
import { AcceptAndRejectButtons, CloseButton, PolicyLink } from './controls'

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
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--bandeau', `${ref.current?.offsetHeight ?? 0}px`)
    })
    if (ref.current) observer.observe(ref.current)
    document.addEventListener('keydown', handleEscape)
    return () => {
      observer.disconnect()
      style.removeProperty('--bandeau')
      document.removeEventListener('keydown', handleEscape)
    }
  }, [])

  return (
    <Frame ref={ref} aria-labelledby={id}>
      <RoomBelowThePage />
      <CloseButton label={consentTexts.fermerEtRefuser} onClose={handleClose} />
      <Title id={id}>{consentTexts.titre}</Title>
      {formatRequest(controller.purposes).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Choices>
        <AcceptAndRejectButtons controller={controller} />
      </Choices>
      <Button
        data-look="secondary"
        type="button"
        onClick={() => controller.update({ arePreferencesOpen: true })}
      >
        {consentTexts.personnaliser}
      </Button>
      <PolicyLink />
    </Frame>
  )
}

/** Keeps the focused element and the end of the page visible above the banner. */
const RoomBelowThePage = createGlobalStyle`
  html {
    scroll-padding-bottom: calc(var(--bandeau, 0px) + 2rem);
  }

  body {
    padding-bottom: calc(var(--bandeau, 0px) + 2rem);
  }
`

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(1rem);
  }
`

const Frame = styled.section`
  position: fixed;
  right: 1rem;
  bottom: 1rem;
  z-index: ${theme.zIndexes.banner};
  display: grid;
  gap: ${theme.space.xs};
  width: min(29rem, 100vw - 2rem);
  max-height: calc(100dvh - 2rem);
  padding: ${theme.space.l} ${theme.space.l} ${theme.space.xs};
  overflow-y: auto;
  border: 1px solid ${theme.colors.line};
  border-top: 0.375rem solid ${theme.colors.accent};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  font-size: 1rem;
  line-height: 1.5;
  box-shadow: ${theme.shadows.high};
  animation: ${appear} 250ms ease;

  ${media.reducedMotion} {
    animation: none;
  }

  ${media.print} {
    display: none;
  }
`

const Title = styled.h2`
  padding-right: 2.5rem;
  font-size: 1.25rem;
`

/** Side by side, of equal weight, on the narrowest screen too. */
const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.xs};

  & > button {
    padding-inline: ${theme.space.xs};
  }
`

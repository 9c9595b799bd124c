import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { theme } from '@web/theme/theme'
import { useDismiss } from '@web/ui/menu/useDismiss'
import { LoadFailure } from '@web/ui/LoadFailure'
import { ToolbarButton } from '@web/ui/ToolbarButton'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'

const loadChoices = async () => (await import('./DisplayChoices')).DisplayChoices

/** « Aa »: a button and its panel, below the row of tools. */
export function DisplayMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const { Component: DisplayChoices, load, hasFailed } = useLazyComponent(loadChoices)
  const close = useCallback(() => setIsOpen(false), [])
  const frameRef = useRef<HTMLDivElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useDismiss({ frameRef, panelRef, isOpen, onDismiss: close })

  function handleToggle() {
    setIsOpen(!isOpen)
    void load()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    // The reader does not leave the text too.
    event.preventDefault()
    close()
    buttonRef.current?.focus()
  }

  return (
    // Without a position: the panel is below the whole row of tools.
    <div role="presentation" ref={frameRef} onKeyDown={handleKeyDown}>
      <ToolbarButton
        ref={buttonRef}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={handleToggle}
      >
        <span aria-hidden="true">Aa</span>
        <VisuallyHidden>Affichage</VisuallyHidden>
      </ToolbarButton>
      <Panel ref={panelRef} id={panelId} hidden={!isOpen}>
        {DisplayChoices && <DisplayChoices />}
        {hasFailed && <LoadFailure />}
      </Panel>
    </div>
  )
}

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${theme.space.xs}) 0 auto;
  z-index: ${theme.zIndexes.menu};
  display: grid;
  gap: ${theme.space.m};
  max-width: 26rem;
  padding: ${theme.space.m};
  border: 1px solid ${theme.colors.line};
  border-block-start: 3px solid ${theme.colors.ochre};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  box-shadow: ${theme.shadows.high};
`

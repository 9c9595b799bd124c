import styled from 'styled-components'
import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { theme } from '@web/theme/theme'
import { useDisclosure } from '@web/ui/menu/useDisclosure'
import { LoadFailure } from '@web/ui/LoadFailure'
import { ToolbarButton } from '@web/ui/ToolbarButton'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'

const loadChoices = async () => (await import('./DisplayChoices')).DisplayChoices

/** « Aa »: a button and its panel, below the row of tools. */
export function DisplayMenu() {
  const { isOpen, setIsOpen, closeAtEscape, ...parts } = useDisclosure()
  const { frameRef, toggleRef, panelRef, panelId } = parts
  const { Component: DisplayChoices, load, failure } = useLazyComponent(loadChoices)

  function handleToggle() {
    setIsOpen(!isOpen)
    void load()
  }

  return (
    // Without a position: the panel is below the whole row of tools.
    <div role="presentation" ref={frameRef} onKeyDown={closeAtEscape}>
      <ToolbarButton
        ref={toggleRef}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={handleToggle}
      >
        <span aria-hidden="true">Aa</span>
        <VisuallyHidden>Affichage</VisuallyHidden>
      </ToolbarButton>
      <Panel ref={panelRef} id={panelId} hidden={!isOpen}>
        {DisplayChoices && <DisplayChoices />}
        <LoadFailure failure={failure} />
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

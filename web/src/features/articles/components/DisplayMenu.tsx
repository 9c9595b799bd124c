import { useLazyComponent } from '@web/lib/hooks/useLazyComponent'
import { useDisclosure } from '@web/ui/menu/useDisclosure'
import { LoadFailure } from '@web/ui/LoadFailure'
import { ToolbarButton } from '@web/ui/ToolbarButton'
import { VisuallyHidden } from '@web/ui/texts'
import styles from './DisplayMenu.module.css'

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
      <div className={styles.panel} ref={panelRef} id={panelId} hidden={!isOpen}>
        {DisplayChoices && <DisplayChoices />}
        <LoadFailure failure={failure} />
      </div>
    </div>
  )
}

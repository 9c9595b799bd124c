import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useDisplaySetting } from '../../../lib/hooks/useDisplaySetting'
import { theme } from '../../../theme/theme'
import { ChoiceGroup } from '../../../ui/ChoiceGroup'
import { useDismiss } from '../../../ui/menu/useDismiss'
import { ToolbarButton } from '../../../ui/ToolbarButton'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'

/** The letter A in the sizes of GlobalStyle; the second is the site’s own. */
const textSizes = [
  { value: 'small', name: 'Petits caractères', size: '0.89rem' },
  { value: '', name: 'Caractères moyens', size: '1.05rem' },
  { value: 'large', name: 'Grands caractères', size: '1.3rem' },
  { value: 'huge', name: 'Très grands caractères', size: '1.6rem' },
] as const

const themes = [
  { value: '', label: 'Auto' },
  { value: 'light', label: 'Clair' },
  { value: 'sepia', label: 'Sépia' },
  { value: 'dark', label: 'Sombre' },
] as const

/** Size of the letters and colours of the page, which this device keeps. */
export function DisplayMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const [textSize, setTextSize] = useDisplaySetting('textSize')
  const [colors, setColors] = useDisplaySetting('theme')
  const close = useCallback(() => setIsOpen(false), [])
  const frameRef = useRef<HTMLDivElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useDismiss({ frameRef, panelRef, isOpen, onDismiss: close })

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    close()
    buttonRef.current?.focus()
  }

  return (
    <Frame ref={frameRef} onKeyDown={handleKeyDown}>
      <ToolbarButton
        ref={buttonRef}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">Aa</span>
        <VisuallyHidden>Affichage</VisuallyHidden>
      </ToolbarButton>
      <Panel ref={panelRef} id={panelId} hidden={!isOpen}>
        <ChoiceGroup
          legend="Taille des caractères"
          value={textSize ?? ''}
          options={textSizes.map(({ value, name, size }) => ({
            value,
            label: (
              <>
                <span aria-hidden="true" style={{ fontSize: size }}>
                  A
                </span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </>
            ),
          }))}
          onChange={(value) => setTextSize(value || undefined)}
        />
        <ChoiceGroup
          legend="Couleurs"
          value={colors ?? ''}
          options={[...themes]}
          onChange={(value) => setColors(value || undefined)}
        />
      </Panel>
    </Frame>
  )
}

/** Without a position: the panel is below the whole row of tools. */
const Frame = styled.div``

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

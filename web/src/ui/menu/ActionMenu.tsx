import { useEffect, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { theme } from '@web/theme/theme'
import { Button } from '../Button'
import { DropdownEntry } from './DropdownEntry'
import { moveFocus } from './moveFocus'
import { useDisclosure } from './useDisclosure'

type Action = {
  key: string
  label: ReactNode
  /** A destructive action, set off from the others. */
  isDangerous?: boolean
} & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never })

type ActionMenuProps = {
  /** Name of the button, which shows three dots. */
  label: string
  actions: Action[]
}

/**
 * Menu of the rarer actions on one thing, behind a button with three dots: arrow keys, Home and End move in
 * it, Escape and Tab close it, and its button has the focus again before an action is called.
 */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const { isOpen, setIsOpen, close, closeAndReturn, closeAtEscape, ...parts } = useDisclosure()
  const { frameRef, toggleRef, panelRef, panelId: id } = parts

  // A menu at the end of the window is seen whole.
  useEffect(() => {
    if (isOpen) panelRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, panelRef])

  function open(key: 'Home' | 'End') {
    // The entries must be rendered before one of them can get the focus.
    flushSync(() => setIsOpen(true))
    if (panelRef.current) moveFocus(panelRef.current, key)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') close()
    if (closeAtEscape(event)) return
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'Home' : 'End')
    } else if (isOpen && panelRef.current && moveFocus(panelRef.current, event.key)) {
      event.preventDefault()
    }
  }

  return (
    <Frame ref={frameRef} onKeyDown={handleKeyDown}>
      <Toggle
        ref={toggleRef}
        type="button"
        data-look="secondary"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? closeAndReturn() : open('Home'))}
      >
        <Dots aria-hidden="true">…</Dots>
      </Toggle>
      {isOpen && (
        <Panel ref={panelRef} id={id} role="menu" aria-label={label}>
          {actions.map(({ key, label: content, isDangerous = false, href, onSelect }) =>
            href === undefined ? (
              <Entry
                key={key}
                as="button"
                type="button"
                role="menuitem"
                tabIndex={-1}
                $isDangerous={isDangerous}
                onClick={() => {
                  closeAndReturn()
                  onSelect()
                }}
              >
                {content}
              </Entry>
            ) : (
              <Entry key={key} href={href} role="menuitem" tabIndex={-1} $isDangerous={isDangerous}>
                {content}
              </Entry>
            ),
          )}
        </Panel>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
`

const Toggle = styled(Button)`
  width: 2.75rem;
  padding: 0;
`

const Dots = styled.span`
  font-size: 1.5rem;
  line-height: 0.5;
  transform: translateY(-0.2em);
`

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + 0.25rem) 0 auto auto;
  z-index: ${theme.zIndexes.menu};
  display: grid;
  width: max-content;
  max-width: min(20rem, 100vw - 3rem);
  padding: ${theme.space.xs};
  border: 1px solid ${theme.colors.line};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  box-shadow: ${theme.shadows.high};
  scroll-margin-block: ${theme.space.m};
`

const Entry = styled(DropdownEntry)<{ $isDangerous: boolean }>`
  min-height: 2.75rem;
  color: ${({ $isDangerous }) => ($isDangerous ? theme.colors.accentText : theme.colors.ink)};
  font: inherit;
  font-weight: 600;
`

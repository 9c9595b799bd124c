import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled, { css } from 'styled-components'

import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { ChevronIcon } from '../icons/ChevronIcon'
import { moveFocus } from './moveFocus'
import { useDisclosure } from './useDisclosure'
import { navItem } from './navItem'

type DropdownMenuProps = {
  label: string
  /** `plain` among other items; `outlined` at the end of the bar, its panel aligned to the end. */
  variant?: 'plain' | 'outlined'
  /** Whether one of its entries is the current page. */
  isCurrent?: boolean
  /** The menu closes when this changes, for example at navigation. */
  resetKey?: string
  /** Links and buttons (`DropdownEntry`), within any other content. */
  children: ReactNode
}

/** A disclosure button and its menu: an overlay, or inline on a small screen. */
export function DropdownMenu({
  label,
  variant = 'plain',
  isCurrent = false,
  resetKey = '',
  children,
}: DropdownMenuProps) {
  const { isOpen, setIsOpen, closeAndReturn, closeAtEscape, ...parts } = useDisclosure(resetKey)
  const { frameRef, toggleRef, panelRef, panelId } = parts

  function handleToggle() {
    setIsOpen(!isOpen)
    // Some browsers do not focus a clicked button, so key events would not reach the menu.
    toggleRef.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (closeAtEscape(event)) return
    if (event.target === toggleRef.current) {
      if (event.key !== 'ArrowDown') return
      // The entries must be rendered before one of them can get the focus.
      flushSync(() => setIsOpen(true))
    }
    if (panelRef.current && moveFocus(panelRef.current, event.key)) event.preventDefault()
  }

  function handleChoice({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a, button')) closeAndReturn()
  }

  return (
    <Frame ref={frameRef} onKeyDown={handleKeyDown}>
      <DropdownToggle
        ref={toggleRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent || undefined}
        onClick={handleToggle}
        $look={variant}
      >
        {label}
        <ChevronIcon direction={isOpen ? 'up' : 'down'} />
      </DropdownToggle>
      <Panel
        ref={panelRef}
        id={panelId}
        hidden={!isOpen}
        onClick={handleChoice}
        $isEndAligned={variant === 'outlined'}
      >
        {children}
      </Panel>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
`

/** Without script, the overlay opens on hover and focus; the inline menu is always open. */
const Panel = styled.div<{ $isEndAligned: boolean }>`
  padding: ${theme.space.xxs} 0 ${theme.space.xs} ${theme.space.s};
  border-inline-start: 3px dashed ${theme.colors.ochre};
  margin-inline-start: ${theme.space.s};

  ${media.from('medium')} {
    position: absolute;
    inset: ${({ $isEndAligned }) =>
      $isEndAligned ? 'calc(100% + 0.5rem) 0 auto auto' : 'calc(100% + 0.5rem) auto auto 0'};
    z-index: ${theme.zIndexes.menu};
    width: max-content;
    min-width: 14rem;
    max-width: 22rem;
    padding: ${theme.space.s};
    border: 1px solid ${theme.colors.line};
    border-block-start: 3px solid ${theme.colors.ochre};
    border-radius: ${theme.radii.medium};
    margin-inline-start: 0;
    background: ${theme.colors.surface};
    box-shadow: ${theme.shadows.high};
  }

  ${media.noScript} {
    &[hidden] {
      display: block !important;
    }

    ${media.from('medium')} {
      ${Frame}:not(:hover, :focus-within) > &[hidden] {
        display: none !important;
      }
    }
  }
`

type Variant = 'plain' | 'outlined'

/** The button of a menu: an item of a navigation or, outlined, a separate button. */
const DropdownToggle = styled.button<{ $look: Variant }>`
  ${navItem}
  gap: ${theme.space.xs};
  border: 0;
  background: transparent;
  cursor: pointer;

  & > svg {
    width: 0.875em;
    height: 0.875em;
    stroke-width: 3;
  }

  ${({ $look }) => $look === 'outlined' && outlined}
`

const outlined = css`
  ${media.from('medium')} {
    padding-inline: 0.875rem;
    border: 1px solid ${theme.colors.field};
    border-radius: ${theme.radii.pill};

    &:focus-visible {
      border-radius: ${theme.radii.pill};
    }
  }
`

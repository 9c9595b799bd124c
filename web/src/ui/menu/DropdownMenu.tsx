import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { ChevronIcon } from '../icons/ChevronIcon'
import { moveFocus } from './moveFocus'
import { useDisclosure } from './useDisclosure'
import navStyles from './navItem.module.css'
import styles from './DropdownMenu.module.css'

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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of its button and links
    <div className={styles.frame} ref={frameRef} onKeyDown={handleKeyDown}>
      <button
        ref={toggleRef}
        className={`${navStyles.item} ${styles.toggle}`}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent || undefined}
        onClick={handleToggle}
        data-variant={variant}
      >
        {label}
        <ChevronIcon direction={isOpen ? 'up' : 'down'} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- clicks on its links and buttons, which keys give too */}
      <div
        ref={panelRef}
        className={styles.panel}
        id={panelId}
        hidden={!isOpen}
        onClick={handleChoice}
      >
        {children}
      </div>
    </div>
  )
}

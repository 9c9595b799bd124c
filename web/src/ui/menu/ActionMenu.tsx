import { useEffect, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../Button'
import { DropdownEntry } from './DropdownEntry'
import { moveFocus } from './moveFocus'
import { useDisclosure } from './useDisclosure'
import styles from './ActionMenu.module.css'

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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of its button and menu
    <div className={styles.frame} ref={frameRef} onKeyDown={handleKeyDown}>
      <Button
        className={styles.toggle}
        ref={toggleRef}
        data-look="secondary"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? closeAndReturn() : open('Home'))}
      >
        <span className={styles.dots} aria-hidden="true">
          …
        </span>
      </Button>
      {isOpen && (
        <div className={styles.panel} ref={panelRef} id={id} role="menu" aria-label={label}>
          {actions.map(({ key, label: content, isDangerous = false, href, onSelect }) => {
            const entry = {
              className: styles.entry,
              role: 'menuitem',
              tabIndex: -1,
              children: content,
              'data-is-dangerous': isDangerous || undefined,
            }
            if (href !== undefined) return <DropdownEntry key={key} {...entry} href={href} />
            const handleClick = () => {
              closeAndReturn()
              onSelect()
            }
            return (
              <DropdownEntry key={key} {...entry} as="button" type="button" onClick={handleClick} />
            )
          })}
        </div>
      )}
    </div>
  )
}

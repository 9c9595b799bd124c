import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { GuideChapter } from './Guide'
import styles from './GuideContents.module.css'

/**
 * Links to the headings of a guide: beside the text on wide screens; on narrow ones behind a button
 * that stays at the top of the window.
 */
export function GuideContents({ contents }: { contents: GuideChapter[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const listId = useId()

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggleRef.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its button and links
    <nav className={styles.nav} aria-label="Sommaire" onKeyDown={handleKeyDown}>
      <button
        className={styles.toggle}
        ref={toggleRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Sommaire
      </button>
      <ul className={styles.list} id={listId} data-is-open={isOpen}>
        {contents.map(({ id, title, parts }) => (
          <li key={id}>
            <a className={styles.anchor} href={`#${id}`} onClick={() => setIsOpen(false)}>
              {title}
            </a>
            {parts.length > 0 && (
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part.id}>
                    <a
                      className={styles.anchor}
                      href={`#${part.id}`}
                      onClick={() => setIsOpen(false)}
                    >
                      {part.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import type { GuideChapter } from './Guide'

type GuideContentsProps = { contents: GuideChapter[] }

/**
 * Links to the headings of a guide: beside the text on wide screens; on narrow ones behind a button
 * that stays at the top of the window.
 */
export function GuideContents({ contents }: GuideContentsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const listId = useId()

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggleRef.current?.focus()
  }

  return (
    <Nav aria-label="Sommaire" onKeyDown={handleKeyDown}>
      <Toggle
        ref={toggleRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Sommaire
      </Toggle>
      <List id={listId} data-is-open={isOpen}>
        {contents.map(({ id, title, parts }) => (
          <li key={id}>
            <Anchor href={`#${id}`} onClick={() => setIsOpen(false)}>
              {title}
            </Anchor>
            {parts.length > 0 && (
              <Parts>
                {parts.map((part) => (
                  <li key={part.id}>
                    <Anchor href={`#${part.id}`} onClick={() => setIsOpen(false)}>
                      {part.title}
                    </Anchor>
                  </li>
                ))}
              </Parts>
            )}
          </li>
        ))}
      </List>
    </Nav>
  )
}

const Nav = styled.nav`
  position: sticky;
  top: 0;
  z-index: 1;
  margin-inline: calc(-1 * clamp(1rem, 4vw, 2rem));
  border-block: 1px solid ${theme.colors.line};
  background: ${theme.colors.surface};

  ${media.from('large')} {
    top: ${theme.space.l};
    align-self: start;
    max-height: calc(100vh - 3rem);
    margin: 0;
    border: 0;
    border-inline-start: 4px dashed ${theme.colors.ochre};
    background: none;
    overflow-y: auto;
  }

  ${media.print} {
    display: none;
  }
`

const Toggle = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  width: 100%;
  min-height: 3rem;
  padding-inline: clamp(1rem, 4vw, 2rem);
  border: 0;
  background: none;
  color: ${theme.colors.ink};
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &::after {
    content: '';
    width: 0.55em;
    height: 0.55em;
    margin-inline-end: 0.25em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
  }

  &[aria-expanded='true']::after {
    transform: translateY(25%) rotate(225deg);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${media.from('large')} {
    display: none;
  }
`

/** On narrow screens over the text, which would move otherwise. */
const List = styled.ul`
  position: absolute;
  inset: 100% 0 auto;
  display: none;
  max-height: calc(100vh - 6rem);
  max-height: calc(100dvh - 6rem);
  padding: 0 clamp(1rem, 4vw, 2rem) ${theme.space.m};
  border-bottom: 1px solid ${theme.colors.line};
  background: ${theme.colors.surface};
  box-shadow: ${theme.shadows.high};
  overflow-y: auto;

  &[data-is-open='true'] {
    display: grid;
  }

  ${media.from('large')} {
    position: static;
    display: grid;
    gap: ${theme.space.xxs};
    max-height: none;
    border: 0;
    background: none;
    box-shadow: none;
    padding: 0 ${theme.space.l};
    overflow-y: visible;
  }
`

const Parts = styled.ul`
  padding-inline-start: ${theme.space.m};
  font-size: ${theme.fontSizes.small};
`

const Anchor = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.5rem;
  color: ${theme.colors.ink};
  line-height: 1.35;
  text-decoration: none;

  ${media.from('large')} {
    min-height: 1.875rem;
  }

  ${Parts} & {
    color: ${theme.colors.muted};
  }

  ${media.hover} {
    &:hover {
      color: ${theme.colors.accentText};
      text-decoration: underline;
    }
  }
`

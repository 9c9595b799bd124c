import type { Ref } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { ToolButton } from '@web/ui/ToolButton'

type PageCountProps = {
  buttonRef: Ref<HTMLButtonElement> | undefined
  page: number
  /** The pages in view. */
  shown: number[]
  pageCount: number
  /** Name of the panel that the button opens. */
  label: string
  isOpen: boolean
  onToggle: () => void
}

/** « 2–3 / 7 », which opens the panel with all pages. */
export function PageCount(props: PageCountProps) {
  const { buttonRef, page, shown, pageCount, label, isOpen, onToggle } = props
  return (
    <>
      <Count
        ref={buttonRef}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'lecteur-pages' : undefined}
        onClick={onToggle}
      >
        <VisuallyHidden>{label}&nbsp;: </VisuallyHidden>
        {shown.join('\u2013')} / {pageCount}
      </Count>
      <PlainCount>
        {page} / {pageCount}
      </PlainCount>
    </>
  )
}

const Count = styled(ToolButton)`
  width: auto;
  padding-inline: ${theme.space.s};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** In place of the button, which does nothing without script. */
const PlainCount = styled.p`
  display: none;

  ${media.noScript} {
    display: block;
  }
`

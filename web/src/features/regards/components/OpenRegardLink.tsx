import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../../ui/Button'
import { openInNewTab } from '../helpers/openInNewTab'
import type { RegardItem } from '../helpers/toRegardItem'
import { useCountView } from '../queries/useCountView'

type OpenRegardLinkProps = {
  regard: Pick<RegardItem, 'numero' | 'pdfUrl'>
  look: 'primary' | 'secondary'
  /** The id of what names the issue: several links of a page read the same. */
  describedBy: string
  children: ReactNode
}

const middleButton = 1

/** Opens an issue: a real link, so that every way to open a link works, and each one counts. */
export function OpenRegardLink({ regard, look, describedBy, children }: OpenRegardLinkProps) {
  const { numero, pdfUrl } = regard
  const countView = useCountView()
  const isOpening = useRef(false)
  const noticeId = useId()

  if (!pdfUrl) return <Missing>PDF indisponible</Missing>

  async function handleClick(event: MouseEvent, url: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      void countView(numero)
      return
    }
    event.preventDefault()
    if (isOpening.current) return
    isOpening.current = true
    try {
      await openInNewTab(url, () => countView(numero))
    } finally {
      isOpening.current = false
    }
  }

  return (
    <>
      <Cover
        href={pdfUrl}
        target="_blank"
        rel="noopener"
        type="application/pdf"
        aria-describedby={`${describedBy} ${noticeId}`}
        $look={look}
        onClick={(event) => void handleClick(event, pdfUrl)}
        onAuxClick={(event) => {
          if (event.button === middleButton) void countView(numero)
        }}
      >
        {children}
      </Cover>
      <span id={noticeId} hidden>
        PDF, nouvel onglet
      </span>
    </>
  )
}

/** The link spreads over its card (the nearest positioned parent): the cover opens it too. */
const Cover = styled(ButtonLink)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Missing = styled.p`
  color: ${theme.colors.muted};
`

import type { ExtractPart } from '@regards/contract/schemas/recherche'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'

type ExtractProps = { parts: ExtractPart[] }

export function Extract({ parts }: ExtractProps) {
  if (parts.length === 0) return null
  return (
    <Passage>
      {parts.map(({ texte, marque }, index) =>
        marque ? <Marked key={index}>{texte}</Marked> : <span key={index}>{texte}</span>,
      )}
    </Passage>
  )
}

const Passage = styled.p`
  max-width: ${theme.widths.prose};
  line-height: 1.5;
`

/** Underlined like a seam: a background would cost the contrast of the text at night. */
const Marked = styled.mark`
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-decoration-color: ${theme.colors.ochre};
  text-decoration-thickness: 0.18em;
  text-underline-offset: 0.14em;

  ${media.forcedColors} {
    color: MarkText;
    background: Mark;
  }
`

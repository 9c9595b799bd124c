import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { formatFileSize } from '@web/lib/format/formatFileSize'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { TextLink } from '@web/ui/links/TextLink'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { useKeepFocus } from './useKeepFocus'
import { keptIssuesQuery, useRemoveKept } from './useKeptIssue'

/** The issues that are kept on this device; nothing when there is none. */
export function KeptList() {
  const { data: kept = [] } = useQuery(keptIssuesQuery)
  const removal = useRemoveKept()
  const { frameRef, handlers } = useKeepFocus<HTMLElement>(String(kept.length))
  if (kept.length === 0) return null
  return (
    <Frame ref={frameRef} aria-labelledby="numeros-gardes" {...handlers}>
      <h2 id="numeros-gardes">Gardés sur cet appareil</h2>
      <ul>
        {kept.map(({ numero, titre, bytes }) => (
          <li key={numero}>
            <TextLink href={paths.regardLecture(numero)}>
              #{numero} {titre}
            </TextLink>
            <span>{formatFileSize(bytes)}</span>
            <Button type="button" $look="quiet" onClick={() => removal.mutate(numero)}>
              Retirer<VisuallyHidden>&nbsp;le numéro {numero}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

const Frame = styled.section`
  & > h2 {
    font-size: ${theme.fontSizes.h3};
  }

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space.m};
    /* Contains texts that are hidden visually. */
    position: relative;
  }

  & span {
    color: ${theme.colors.muted};
    font-variant-numeric: tabular-nums;
  }

  ${media.print} {
    display: none;
  }
`

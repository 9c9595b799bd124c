import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Prose } from '@web/ui/richText/Prose'
import { RichTextNodes } from '@web/ui/richText/RichTextNodes'
import { getChildNodes } from '@web/ui/richText/toNodes'
import type { TextePage } from '../../helpers/toTexte'
import { TexteBlocView } from './TexteBlocView'

type TextePageViewProps = { numero: number; content: TextePage }

/** One page of an issue's text, below its page mark, which leads to the page in the reader. */
export function TextePageView({ numero, content }: TextePageViewProps) {
  const { page, blocs, correction, isScanned, reconnaissance } = content
  return (
    <Frame>
      <p id={`page-${page}`} tabIndex={-1} lang="fr" data-mark="">
        <a href={paths.regardLecture(numero, page)}>Page {page}</a>
      </p>
      {reconnaissance === 'incertaine' && (
        <p lang="fr" data-note="">
          Texte reconnu automatiquement&nbsp;: il peut contenir des erreurs.
        </p>
      )}
      {correction ? (
        <RichTextNodes nodes={getChildNodes(correction.value.root)} levels={correction.levels} />
      ) : (
        blocs.map((bloc, index) => <TexteBlocView key={index} bloc={bloc} page={page} />)
      )}
      {isScanned && (
        <p lang="fr" data-note="">
          {reconnaissance === 'attente'
            ? 'Cette page est une image\u00a0: son texte n’est pas encore reconnu.'
            : 'Cette page est une image\u00a0: son texte n’est pas disponible.'}
        </p>
      )}
      {!isScanned && !correction && blocs.length === 0 && (
        <p lang="fr" data-note="">
          Cette page est sans texte.
        </p>
      )}
    </Frame>
  )
}

/** Laid out when it comes near: an issue may have hundreds of pages. */
const Frame = styled(Prose)`
  content-visibility: auto;
  contain-intrinsic-size: auto 40rem;
  /* What overflows is clipped: room for focus frames. */
  padding: ${theme.space.xs};
  margin-inline: calc(-1 * ${theme.space.xs});

  & + & {
    margin-top: ${theme.space.l};
  }

  :is(h2, h3, h4, h5, h6),
  [data-mark] {
    scroll-margin-top: ${theme.space.l};
  }

  [data-mark] {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    font-size: ${theme.fontSizes.small};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;

    /* A thread across the column, as between two woven bands. */
    &::after {
      content: '';
      flex: 1;
      border-top: 3px dashed ${theme.colors.line};
    }

    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 2.75rem;
      color: ${theme.colors.accentText};
      font-weight: 600;
      text-underline-offset: 0.25em;
    }
  }

  [data-mark] + * {
    margin-top: ${theme.space.m};
  }

  [data-mark]:target::after {
    border-color: ${theme.colors.ochre};
  }

  [data-figure] > :first-child {
    max-width: 100%;
    height: auto;
    background: ${theme.colors.sunken};
  }

  [data-figure] > figcaption {
    margin-top: ${theme.space.xs};
    color: ${theme.colors.muted};
    font-size: ${theme.fontSizes.small};
    line-height: 1.4;
  }

  [data-role='chapo'] {
    font-weight: 600;
  }

  [data-role='signature'] {
    color: ${theme.colors.muted};
    font-style: italic;
    text-align: end;
  }

  [data-role='encadre'] {
    padding-inline-start: ${theme.space.m};
    border-inline-start: 4px solid ${theme.colors.ochre};
  }

  [data-note],
  [data-picture] {
    color: ${theme.colors.muted};
    font-style: italic;
  }

  [data-picture] > span {
    font-style: normal;
    font-weight: 600;
  }

  /* Without more space between the lines. */
  sup {
    font-size: 0.7em;
    line-height: 0;
  }

  ${media.print} {
    content-visibility: visible;

    [data-mark] {
      break-after: avoid;
    }

    [data-figure] {
      break-inside: avoid;
    }

    [data-mark] > a {
      min-height: 0;
      color: inherit;
      text-decoration: none;
    }
  }
`

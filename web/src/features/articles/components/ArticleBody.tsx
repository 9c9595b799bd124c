import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { DataTable } from '@web/ui/richText/DataTable'
import { Prose } from '@web/ui/richText/Prose'
import proseStyles from '@web/ui/richText/Prose.module.css'
import { RichText } from '@web/ui/richText/RichText'
import { withLines, withOrdinals } from '@web/ui/withOrdinals'
import type { Figure } from '@web/domain/articles/toFigure'
import { toHeadingId, type Article, type ArticlePart } from '../helpers/toArticle'
import { ArticleFigure } from './ArticleFigure'
import { paperMeasure, readingSize } from './readingSize'

type ArticleBodyProps = {
  article: Pick<Article, 'numero' | 'langue' | 'parts' | 'correction'>
  /** Whether the text begins in the middle of the article. */
  isContinued?: boolean
  onEnlarge: (figure: Figure) => void
}

/**
 * The text of an article with its pictures at their place; a corrected text has its pictures at the
 * end.
 */
export function ArticleBody({ article, isContinued, onEnlarge }: ArticleBodyProps) {
  const { numero, langue, parts, correction } = article
  return (
    <Frame lang={langue} data-spoken="" data-is-continued={isContinued || undefined}>
      {correction ? (
        <>
          <RichText value={correction} />
          {parts.map((part, index) =>
            part.type === 'figure' ? (
              <ArticleFigure key={index} figure={part.figure} onEnlarge={onEnlarge} />
            ) : null,
          )}
        </>
      ) : (
        <Text>
          {parts.map((part, index) => (
            <Part
              key={index}
              part={part}
              id={isContinued ? undefined : toHeadingId(index)}
              numero={numero}
              onEnlarge={onEnlarge}
            />
          ))}
        </Text>
      )}
    </Frame>
  )
}

type PartProps = {
  part: ArticlePart
  /** Of a heading. */
  id: string | undefined
  numero: number
  onEnlarge: (figure: Figure) => void
}

function Part({ part, id, numero, onEnlarge }: PartProps) {
  switch (part.type) {
    case 'titre': {
      const Heading = `h${part.niveau}` as const
      return <Heading id={id}>{withOrdinals(part.texte)}</Heading>
    }
    case 'paragraphe':
      return <p>{withLines(part.texte)}</p>
    case 'chapo':
    case 'signature':
      return <p data-role={part.type}>{withLines(part.texte)}</p>
    case 'citation':
      return (
        <blockquote>
          <p>{withLines(part.texte)}</p>
        </blockquote>
      )
    case 'encadre':
      return (
        <div role="note" data-role="encadre">
          {part.textes.map((texte, index) => (
            <p key={index}>{withLines(texte)}</p>
          ))}
        </div>
      )
    case 'liste': {
      const List = part.ordonnee ? 'ol' : 'ul'
      return (
        <List>
          {part.elements.map((element, index) => (
            <li key={index}>{withOrdinals(element)}</li>
          ))}
        </List>
      )
    }
    case 'tableau':
      return (
        <DataTable label={`Tableau, page ${part.page}`} head={part.entete} rows={part.lignes} />
      )
    case 'figure':
      return <ArticleFigure figure={part.figure} onEnlarge={onEnlarge} />
    case 'imageDePage':
      return (
        <p data-role="image">
          <a href={paths.regardLecture(numero, part.page)} lang="fr">
            Image, page&nbsp;{part.page}
          </a>
          &nbsp;: {part.alternative}
        </p>
      )
  }
}

/** The styles of `Prose`, in the measure and at the size of an article. */
const Frame = styled.div`
  ${readingSize}
  /* Not as wide as a table in it, which scrolls. */
  width: 100%;

  & .${proseStyles.prose} {
    max-width: none;
  }

  /* The first letter of the text, as in print. */
  &:not([data-is-continued]) .${proseStyles.prose} > p:first-child::first-letter {
    float: left;
    margin-block: 0.06em -0.06em;
    padding-inline-end: 0.09em;
    color: ${theme.colors.accentText};
    font-family: ${theme.fonts.title};
    font-size: 3.35em;
    font-weight: 600;
    line-height: 0.82;
  }

  blockquote {
    margin-block: 1.6em;
    padding: 0.9em 0;
    border: 0;
    border-block: 3px dashed ${theme.colors.ochre};
    color: ${theme.colors.accentText};
    font-family: ${theme.fonts.title};
    font-size: 1.38em;
    font-weight: 600;
    line-height: 1.28;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  :is(h2, h3, h4) + blockquote {
    margin-top: 0.8em;
  }

  [data-role='chapo'] {
    font-size: 1.1em;
    font-weight: 600;
  }

  [data-role='signature'] {
    color: ${theme.colors.muted};
    font-style: italic;
    text-align: end;
  }

  [data-role='image'] {
    color: ${theme.colors.muted};
    font-size: 0.9em;
  }

  [data-role='encadre'] {
    display: grid;
    gap: 0.7em;
    margin-block: 1.6em;
    padding: clamp(1rem, 4vw, 1.75rem);
    border-block-start: 4px solid ${theme.colors.ochre};
    background: ${theme.colors.surface};
    font-size: 0.94em;
    line-height: 1.55;
  }

  sup {
    font-size: 0.7em;
    line-height: 0;
  }

  ${media.print} {
    ${paperMeasure}

    p {
      orphans: 3;
      widows: 3;
    }
  }
`

const Text = styled(Prose)`
  & > p + p {
    margin-top: 0.8em;
  }
`

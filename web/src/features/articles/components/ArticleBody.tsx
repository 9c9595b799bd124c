import { paths } from '@web/domain/paths'
import { DataTable } from '@web/ui/richText/DataTable'
import { Prose } from '@web/ui/richText/Prose'
import { RichText } from '@web/ui/richText/RichText'
import { withLines, withOrdinals } from '@web/ui/texts'
import type { Figure } from '@web/domain/articles/toFigure'
import { toHeadingId, type Article, type ArticlePart } from '../helpers/toArticle'
import { ArticleFigure } from './ArticleFigure'
import reading from './readingSize.module.css'
import styles from './ArticleBody.module.css'

type ArticleBodyProps = {
  article: Pick<Article, 'numero' | 'langue' | 'parts' | 'correction'>
  /** Whether the text begins in the middle of the article. */
  isContinued?: boolean
  onEnlarge: (figure: Figure) => void
}

/** The text of an article with its pictures; a corrected text has them at the end. */
export function ArticleBody({ article, isContinued, onEnlarge }: ArticleBodyProps) {
  const { numero, langue, parts, correction } = article
  return (
    <div
      className={`${reading.readingSize} ${reading.paperMeasure} ${styles.frame}`}
      lang={langue}
      data-spoken=""
      data-is-continued={isContinued || undefined}
    >
      {correction ? (
        <>
          <RichText className={styles.text} value={correction} />
          {parts.map((part, index) =>
            part.type === 'figure' ? (
              <ArticleFigure key={index} figure={part.figure} onEnlarge={onEnlarge} />
            ) : null,
          )}
        </>
      ) : (
        <Prose className={`${styles.text} ${styles.parts}`}>
          {parts.map((part, index) => (
            <Part
              key={index}
              part={part}
              id={isContinued ? undefined : toHeadingId(index)}
              numero={numero}
              onEnlarge={onEnlarge}
            />
          ))}
        </Prose>
      )}
    </div>
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
            <p key={index} data-role={isBoxTitle(texte, index, part.textes) ? 'titre' : undefined}>
              {withLines(texte)}
            </p>
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

/** Letters of the title of a box, at most. */
const MAX_BOX_TITLE = 80

/** Whether a text is the title of its box: a short first line, which does not end as a sentence does. */
const isBoxTitle = (texte: string, index: number, { length }: string[]): boolean =>
  index === 0 && length > 1 && texte.length <= MAX_BOX_TITLE && !/[.!?…:;,»)]$/.test(texte)

/** The intertitles of an article, each of which leads to its part. */
export function ArticleOutline({ parts, langue }: { parts: ArticlePart[]; langue: string }) {
  const headings = parts.flatMap((part, index) =>
    part.type === 'titre' && part.niveau === 2 ? [{ index, texte: part.texte }] : [],
  )
  if (headings.length < 2) return null
  return (
    <nav className={styles.articleOutlineFrame} aria-labelledby="plan-de-l-article">
      <p className={styles.title} id="plan-de-l-article">
        Dans cet article
      </p>
      <ol lang={langue}>
        {headings.map(({ index, texte }) => (
          <li key={index}>
            <a className={styles.anchor} href={`#${toHeadingId(index)}`}>
              {withOrdinals(texte)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

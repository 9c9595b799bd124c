import { paths } from '@web/domain/paths'
import { Prose } from '@web/ui/richText/Prose'
import { RichTextNodes } from '@web/ui/richText/RichTextNodes'
import { getChildNodes } from '@web/ui/richText/readRichText'
import type { TextePage, TexteBloc, Texte } from '../../helpers/toTexte'
import { DataTable } from '@web/ui/richText/DataTable'
import { withLines, withOrdinals } from '@web/ui/texts'
import type { SentFigure } from '@regards/contract/schemas/blocs'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import styles from './TextePageView.module.css'

/** One page of an issue's text, below its page mark, which leads to the page in the reader. */
export function TextePageView({ numero, content }: { numero: number; content: TextePage }) {
  const { page, blocs, correction, isScanned, reconnaissance } = content
  return (
    <Prose className={styles.frame}>
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
    </Prose>
  )
}

/** One block of an issue's text, in plain elements: there are thousands. See `TextePageView`. */
function TexteBlocView({ bloc, page }: { bloc: TexteBloc; page: number }) {
  switch (bloc.type) {
    case 'titre': {
      const Heading = `h${bloc.niveau}` as const
      return (
        <Heading id={bloc.anchor} tabIndex={-1}>
          {withOrdinals(bloc.texte)}
        </Heading>
      )
    }
    case 'paragraphe': {
      const text = withLines(bloc.texte)
      if (bloc.role === 'citation') {
        return (
          <blockquote>
            <p>{text}</p>
          </blockquote>
        )
      }
      return <p data-role={bloc.role ?? undefined}>{text}</p>
    }
    case 'liste': {
      const List = bloc.ordonnee ? 'ol' : 'ul'
      return (
        <List>
          {bloc.elements.map((element, index) => (
            <li key={index}>{withOrdinals(element)}</li>
          ))}
        </List>
      )
    }
    case 'tableau':
      return <DataTable label={`Tableau, page ${page}`} head={bloc.entete} rows={bloc.lignes} />
    case 'image':
      return <TexteImageView bloc={bloc} page={page} />
  }
}

type TexteImageViewProps = { bloc: Extract<TexteBloc, { type: 'image' }>; page: number }

/** Width of a picture: as wide as the text, if it has enough pixels. */
const toSizes = ({ largeur }: SentFigure): string =>
  `(width >= 48rem) min(42rem, ${largeur}px), min(100vw, ${largeur}px)`

/** A picture of an issue with its caption; without files, its description in the PDF. */
function TexteImageView({ bloc, page }: TexteImageViewProps) {
  const { alternative, legende, image } = bloc
  if (!image) {
    return (
      <p data-picture="">
        <span lang="fr">Image&nbsp;: </span>
        {alternative}
      </p>
    )
  }
  const { images, largeur, hauteur } = image
  return (
    <figure data-figure="">
      <ResponsiveImage
        isContent
        // A picture without a description has its caption.
        alt={alternative || (legende ? '' : `Image de la page ${page}`)}
        sizes={toSizes(image)}
        srcSet={images.map((file) => `${file.url} ${file.largeur}w`).join(', ')}
        src={images[0]?.url ?? ''}
        width={largeur}
        height={hauteur}
        style={{ width: largeur }}
      />
      {legende && <figcaption>{withOrdinals(legende)}</figcaption>}
    </figure>
  )
}

export function TexteContents({ texte: { headings, pages } }: { texte: Texte }) {
  return (
    <nav className={styles.nav} aria-label="Sommaire du texte">
      {headings.length > 0 && (
        <details open>
          <summary>Sommaire</summary>
          <ol className={styles.headings}>
            {headings.map(({ titre, anchor, page }, index) => (
              <li key={index}>
                <a href={`#${anchor}`}>
                  <span>{titre}</span> <span className={styles.folio}>p.&nbsp;{page}</span>
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
      <details open={headings.length === 0}>
        <summary>Aller à la page</summary>
        <ol className={styles.pages}>
          {pages.map(({ page }) => (
            <li key={page}>
              <a href={`#page-${page}`} aria-label={`Page ${page}`}>
                {page}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

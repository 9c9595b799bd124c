import { DataTable } from '@web/ui/richText/DataTable'
import { withLines, withOrdinals } from '@web/ui/withOrdinals'
import type { SentFigure } from '@regards/contract/schemas/blocs'
import type { TexteBloc } from '../../helpers/toTexte'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'

/**
 * One block of an issue's text, in plain elements: a whole issue has thousands of them. Their style
 * is the page's (`TextePageView`).
 */
export function TexteBlocView({ bloc, page }: { bloc: TexteBloc; page: number }) {
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

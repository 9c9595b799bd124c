import type { TexteBloc, TexteImage } from '../../helpers/toTexte'
import { ResponsiveImage } from '@web/ui/ResponsiveImage'
import { withOrdinals } from '@web/ui/withOrdinals'

type TexteImageViewProps = { bloc: Extract<TexteBloc, { type: 'image' }>; page: number }

/** Width of a picture: that of the text, if it has as many pixels. */
const toSizes = ({ largeur }: TexteImage): string =>
  `(width >= 48rem) min(42rem, ${largeur}px), min(100vw, ${largeur}px)`

/** A picture of an issue with its caption; without its files, what the PDF says of it. */
export function TexteImageView({ bloc, page }: TexteImageViewProps) {
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
        // Of a picture that nobody described, its caption tells.
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

import fs from 'node:fs/promises'
import path from 'node:path'

import { typeset } from '../../../cms/src/fields/typography/typeset'
import { encodePicture } from './encodePicture'

/** A picture of the site's pages, drawn in `pictures/name.svg`; `alt` is empty for a decorative one. */
export type ImageDemo = { name: string; alt: string }

/** The pictures of the site's pages. */
export const imagesDemo: ImageDemo[] = [
  {
    name: 'carrousel-danse',
    alt: 'Des danseuses et des danseurs en costume font la ronde, main dans la main, devant un village pavoisé de fanions.',
  },
  {
    name: 'carrousel-musique',
    alt: 'Vielle à roue, cornemuse, tambourin, galoubet et accordéon diatonique posés parmi les fleurs sur une nappe brodée.',
  },
  {
    name: 'carrousel-savoir-faire',
    alt: 'Un rouet, un tambour à broder, un carreau de dentellière avec ses fuseaux et un panier d’osier plein de pelotes.',
  },
  {
    name: 'payse',
    alt: 'Portrait d’une jeune femme en costume de fête : grande coiffe de dentelle en soleil, châle brodé de fleurs, dans un ovale fleuri.',
  },
  { name: 'separateur', alt: '' },
  {
    name: 'stage-artistique',
    alt: 'Un couple en costume danse sous les fanions, une main levée haut, l’autre sur la hanche.',
  },
  {
    name: 'stage-dirigeants',
    alt: 'Une table ronde vue d’en haut : huit personnes aux manches brodées, leurs cahiers ouverts autour d’un bouquet.',
  },
  {
    name: 'stage-savoir-faire',
    alt: 'Un tambour à broder où deux oiseaux se font face, une aiguille enfilée de rouge, des ciseaux cigogne et des bobines de fil.',
  },
  {
    name: 'siege',
    alt: 'Façade d’un immeuble parisien : toit de zinc, balcons de fer forgé, fenêtres fleuries et platane sur le trottoir.',
  },
  {
    name: 'qui-sommes-nous',
    alt: 'Des rubans de toutes les couleurs se tissent autour de quatre médaillons : la danse, la musique, le costume et la broderie.',
  },
  {
    name: 'historique',
    alt: 'Cinq rubans brodés, chacun de sa couleur, se rejoignent et se tressent en une seule natte.',
  },
].map(({ name, alt }) => ({ name, alt: typeset(alt) }))

/** Returns the SVG document of a picture. */
export const readDrawing = ({ name }: ImageDemo): Promise<string> =>
  fs.readFile(path.join(import.meta.dirname, '..', 'pictures', `${name}.svg`), 'utf8')

/** Encodes a picture in its own size. */
export const renderImage = async (image: ImageDemo): Promise<Buffer> =>
  encodePicture(await readDrawing(image))

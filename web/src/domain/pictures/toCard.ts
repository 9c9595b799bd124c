/** Sides of the pictures that the server draws for link previews, in pixels. */
const width = 1200
const height = 630

/**
 * The picture of a link preview. Networks keep it by its address, which changes with the picture that it is
 * made of.
 * @param path one of `paths.carte…`
 * @param alt what the picture that it is made of shows
 * @param madeOf URL of that picture, if it is known
 */
export function toCard(path: string, alt: string, madeOf?: string) {
  const src = madeOf ? `${path}?v=${toVersion(madeOf)}` : path
  return { src, alt, shared: { src, width, height } }
}

/** `/media/regards/k3f9/pages/1/3-960.webp` is version `regards-k3f9-pages-1-3-960`. */
const toVersion = (url: string): string =>
  url
    .replace(/^\/media\//, '')
    .replace(/\.\w+$/, '')
    .replace(/\W+/g, '-')

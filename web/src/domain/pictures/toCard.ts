/** Sides of the pictures that the server draws for link previews, in pixels. */
const width = 1200
const height = 630

type CardContent = {
  /** Text alternative of its picture. */
  alt: string
  /** URL of its picture, if known. */
  src?: string | undefined
  /** The title on it; undefined without one. */
  titre?: string | undefined
}

/**
 * The picture of a link preview. Networks cache it by its address, which changes with its picture
 * and its title.
 * @param path one of `paths.carte…`
 */
export function toCard(path: string, { alt, src: madeOf, titre }: CardContent) {
  const version = [madeOf && toVersion(madeOf), titre && hash(titre)].filter(Boolean).join('-')
  const src = version ? `${path}?v=${version}` : path
  return { src, alt, shared: { src, width, height } }
}

/** A short number for a text (FNV-1a), in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}

/** `/media/regards/k3f9/pages/1/3-960.webp` is version `regards-k3f9-pages-1-3-960`. */
const toVersion = (url: string): string =>
  url
    .replace(/^\/media\//, '')
    .replace(/\.\w+$/, '')
    .replace(/\W+/g, '-')

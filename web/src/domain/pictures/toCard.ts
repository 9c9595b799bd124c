/** Sides of the pictures that the server draws for link previews, in pixels. */
const width = 1200
const height = 630

/**
 * The picture of a link preview.
 * @param src one of `paths.carte…`
 * @param alt what the picture that it is made of shows
 */
export const toCard = (src: string, alt: string) => ({ src, alt, shared: { src, width, height } })

import type { PictureSource } from '../../domain/pictures/toPicture'

const toDataUri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A sample picture as an SVG data URL. @param color fill colour in CSS */
export function createSamplePicture(color: string): PictureSource {
  const svg = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${inner}</svg>`
  const ground = `<rect width="1200" height="800" fill="${color}"/>`
  const ring = '<circle cx="600" cy="400" r="240" fill="none" stroke="#f6efe0" stroke-width="60"/>'
  return {
    src: toDataUri(svg(ground + ring)),
    avifSrcSet: undefined,
    width: 1200,
    height: 800,
    alt: '',
    placeholder: toDataUri(svg(ground)),
  }
}

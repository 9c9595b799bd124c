import { memory, pdfium, readInt, scratch } from '@regards/pdf-engine/pdfium'

/** Bytes of a picture of one colour: so few, or so small a part of its pixels. */
const MAX_BYTES = 1_000
const MAX_PART = 1 / 20

/** Difference of the bytes of one colour. */
const SAME_COLOUR = 6

/** Pixels at the edges of a drawn picture, which are partly outside of it. */
const EDGE = 2

const BYTES_PER_PIXEL = 4

/**
 * Whether an image is one area without a shape: a white one covers something, or lies behind text.
 * @param pdf address of the document
 * @param page address of its page
 * @param image address of the image object
 */
export function isOneColour(pdf: number, page: number, image: number): boolean {
  if (!pdfium.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4)) return false
  const bytes = pdfium.FPDFImageObj_GetImageDataRaw(image, 0, 0)
  if (bytes > Math.max(MAX_BYTES, readInt(0) * readInt(1) * MAX_PART)) return false
  // With its masks.
  const bitmap = pdfium.FPDFImageObj_GetRenderedBitmap(pdf, page, image)
  if (bitmap === 0) return false
  try {
    return isUniform(bitmap)
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}

function isUniform(bitmap: number): boolean {
  const [width, height] = [pdfium.FPDFBitmap_GetWidth(bitmap), pdfium.FPDFBitmap_GetHeight(bitmap)]
  const stride = pdfium.FPDFBitmap_GetStride(bitmap)
  const address = pdfium.FPDFBitmap_GetBuffer(bitmap)
  if (stride < width * BYTES_PER_PIXEL || Math.min(width, height) <= 2 * EDGE) return false
  const at = (x: number, y: number) => address + y * stride + x * BYTES_PER_PIXEL
  const first = memory.HEAPU8.slice(at(EDGE, EDGE), at(EDGE + 1, EDGE))
  for (let y = EDGE; y < height - EDGE; y += 1) {
    const row = memory.HEAPU8.subarray(at(EDGE, y), at(width - EDGE, y))
    const differs = row.some(
      (byte, index) => Math.abs(byte - (first[index % BYTES_PER_PIXEL] ?? 0)) > SAME_COLOUR,
    )
    if (differs) return false
  }
  return true
}

import { PdfError } from './PdfError'
import { memory, pdfium, readInt, scratch } from './pdfium'
import type { Box } from './units'

/** Sides of the picture to which PDFium converts places of a page: its answers are whole numbers. */
const UNIT = 1_000_000

/**
 * By the bytes of a pixel, `FPDFBitmap_Gray`, `FPDFBitmap_BGR` and `FPDFBitmap_BGRA`, with the
 * flags `FPDF_ANNOT` and `FPDF_GRAYSCALE`, or `FPDF_REVERSE_BYTE_ORDER`, which makes them RGB and
 * RGBA.
 */
const BITMAPS = {
  1: { format: 1, flags: 0x01 | 0x08 },
  3: { format: 2, flags: 0x01 | 0x10 },
  4: { format: 4, flags: 0x01 | 0x10 },
} as const

/** Bytes a pixel: its grey; red, green and blue; these and the opacity. */
type PixelBytes = keyof typeof BITMAPS

const WHITE = 0xffffffff

export interface PdfPage {
  /** Address of the page in PDFium. */
  address: number
  /** From 1. */
  number: number
  /** Points, after rotation. */
  largeur: number
  hauteur: number
  /** Converts a place of the PDF to points of the drawn page, from its top left corner. */
  toView(x: number, y: number): [x: number, y: number]
  /**
   * Draws the page, row by row from the top left.
   * @param into memory, if it is large enough; else new
   */
  draw(
    width: number,
    height: number,
    bytes?: PixelBytes,
    into?: Uint8Array<ArrayBuffer>,
  ): Uint8Array<ArrayBuffer>
  /** Draws a part of the page, in points, so that it is so many pixels wide: three bytes a pixel. */
  drawPart(part: Box, width: number): DrawnPart
  close(): void
}

export interface DrawnPart {
  pixels: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/** Opens a page. @throws PdfError */
export function openPage(pdf: number, number: number): PdfPage {
  const address = pdfium.FPDF_LoadPage(pdf, number - 1)
  if (address === 0) throw new PdfError('unreadable', new Error(`Page ${number}`))
  const largeur = pdfium.FPDF_GetPageWidthF(address)
  const hauteur = pdfium.FPDF_GetPageHeightF(address)
  const convert = (x: number, y: number): [number, number] => {
    pdfium.FPDF_PageToDevice(address, 0, 0, UNIT, UNIT, 0, x, y, scratch, scratch + 4)
    return [(readInt(0) / UNIT) * largeur, (readInt(1) / UNIT) * hauteur]
  }
  const origin = convert(0, 0)
  const [alongX, alongY] = [convert(1_000, 0), convert(0, 1_000)]
  const [a, b] = [(alongX[0] - origin[0]) / 1_000, (alongX[1] - origin[1]) / 1_000]
  const [c, d] = [(alongY[0] - origin[0]) / 1_000, (alongY[1] - origin[1]) / 1_000]
  return {
    address,
    number,
    largeur,
    hauteur,
    toView: (x, y) => [origin[0] + a * x + c * y, origin[1] + b * x + d * y],
    draw: (width, height, bytes = 3, into) =>
      draw(address, [0, 0, width, height], [width, height], bytes, into),
    drawPart([x0, y0, x1, y1], width) {
      const scale = width / (x1 - x0)
      const height = Math.max(Math.round((y1 - y0) * scale), 1)
      const place: Place = [-x0 * scale, -y0 * scale, largeur * scale, hauteur * scale]
      const pixels = draw(address, place.map(Math.round) as Place, [width, height], 3)
      return { pixels, width, height }
    },
    close: () => pdfium.FPDF_ClosePage(address),
  }
}

/** Left, top, width and height of a page, in pixels from the top left corner of a picture. */
type Place = [left: number, top: number, width: number, height: number]

function draw(
  page: number,
  place: Place,
  [width, height]: [width: number, height: number],
  bytes: PixelBytes,
  into: Uint8Array<ArrayBuffer> = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const { format, flags } = BITMAPS[bytes]
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, 0, 0)
  if (bitmap === 0) throw new Error('PDFium has no memory for a picture')
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, ...place, 0, flags)
    const address = pdfium.FPDFBitmap_GetBuffer(bitmap)
    const stride = pdfium.FPDFBitmap_GetStride(bitmap)
    const size = width * height * bytes
    const pixels = into.length < size ? new Uint8Array(size) : into.subarray(0, size)
    for (let row = 0; row < height; row += 1) {
      const start = address + row * stride
      pixels.set(memory.HEAPU8.subarray(start, start + width * bytes), row * width * bytes)
    }
    return pixels
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}

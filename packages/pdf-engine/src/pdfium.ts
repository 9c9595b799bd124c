import { init, type Functions, type WrappedPdfiumModule } from '@embedpdf/pdfium'

/** PDFium's memory: its views change when it grows, hence are read anew for each access. */
interface Memory {
  HEAPU8: Uint8Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
  HEAP32: Int32Array
  wasmExports: Record<string, (...values: number[]) => number> & {
    malloc: (bytes: number) => number
    free: (address: number) => void
  }
  addFunction: (callback: (...values: number[]) => number, signature: string) => number
  removeFunction: (address: number) => void
}

/** Memory for the values that a function gives back by their addresses. */
const SCRATCH_BYTES = 65_536

/** Functions of PDFium that take no text, which the package would have to convert. */
type PlainFunction = {
  [Name in keyof Functions]: 'string' extends Functions[Name][0][number] ? never : Name
}[keyof Functions]

/**
 * Functions that are called for each letter or object: directly, which takes a tenth of the time of
 * the package's wrapper. Functions typed as boolean return 0 or 1.
 */
const FREQUENT: PlainFunction[] = [
  'FPDFText_IsGenerated',
  'FPDFText_GetTextObject',
  'FPDFText_GetUnicode',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetCharBox',
  'FPDFFont_GetGlyphWidth',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetMarkedContentID',
  'FPDFPage_GetObject',
]

/** PDFium, the PDF engine of Chromium, as WebAssembly: its C functions by their names. */
export let pdfium: WrappedPdfiumModule
export let memory: Memory
export let scratch: number

/** Types of page objects: `FPDF_PAGEOBJ_TEXT`, `_PATH`, `_IMAGE` and `_FORM`. */
export const PAGE_OBJECT = { text: 1, path: 2, image: 3, form: 5 } as const

/**
 * Loads PDFium: must be finished before anything else of this package is called.
 * @param source the bytes of its WebAssembly, or how to find their URL
 */
export async function loadPdfium(
  source: { wasmBinary: ArrayBuffer } | { locateFile: () => string },
): Promise<void> {
  pdfium = await init(source)
  pdfium.PDFiumExt_Init()
  memory = pdfium.pdfium as unknown as Memory
  for (const name of FREQUENT) {
    const direct = memory.wasmExports[name]
    if (!direct) throw new Error(`PDFium has no function ${name}.`)
    Object.assign(pdfium, { [name]: direct })
  }
  scratch = memory.wasmExports.malloc(SCRATCH_BYTES)
}

export const readFloat = (index: number): number => memory.HEAPF32[scratch / 4 + index] ?? 0
export const readDouble = (index: number): number => memory.HEAPF64[scratch / 8 + index] ?? 0
export const readInt = (index: number): number => memory.HEAP32[scratch / 4 + index] ?? 0

/** Reads UTF-16 that `write` puts into a buffer, given its address and size; 0 bytes for none. */
export const readUtf16 = (write: (buffer: number, bytes: number) => number): string =>
  readText(write, 'utf-16le', 2)

/** Reads a text that a function writes as UTF-8 or ASCII with a closing zero. */
export const readUtf8 = (write: (buffer: number, bytes: number) => number): string =>
  readText(write, 'utf-8', 1)

function readText(
  write: (buffer: number, bytes: number) => number,
  encoding: string,
  zero: number,
): string {
  const bytes = write(scratch, SCRATCH_BYTES)
  if (bytes <= zero || bytes > SCRATCH_BYTES) return ''
  return new TextDecoder(encoding).decode(memory.HEAPU8.slice(scratch, scratch + bytes - zero))
}

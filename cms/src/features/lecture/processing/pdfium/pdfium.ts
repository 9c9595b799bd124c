import fs from 'node:fs/promises'
import { createRequire } from 'node:module'

import { init } from '@embedpdf/pdfium'

/** PDFium's memory: its views change when it grows, hence are read anew for each access. */
interface Memory {
  HEAPU8: Uint8Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
  HEAP32: Int32Array
  wasmExports: { malloc: (bytes: number) => number; free: (address: number) => void }
  addFunction: (callback: (...values: number[]) => number, signature: string) => number
  removeFunction: (address: number) => void
}

const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')

/** PDFium, the PDF engine of Chromium, as WebAssembly: its C functions by their names. */
export const pdfium = await init({ wasmBinary: new Uint8Array(await fs.readFile(file)).buffer })
pdfium.PDFiumExt_Init()

export const memory = pdfium.pdfium as unknown as Memory

/** Memory for the values that a function gives back by their addresses. */
const SCRATCH_BYTES = 65_536
export const scratch = memory.wasmExports.malloc(SCRATCH_BYTES)

export const readFloat = (index: number): number => memory.HEAPF32[scratch / 4 + index] ?? 0
export const readDouble = (index: number): number => memory.HEAPF64[scratch / 8 + index] ?? 0
export const readInt = (index: number): number => memory.HEAP32[scratch / 4 + index] ?? 0

/**
 * Reads a text that a function writes as UTF-16 with a closing zero.
 * @param write called with the address and the size of a buffer; returns the bytes of the text, 0 for none
 */
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

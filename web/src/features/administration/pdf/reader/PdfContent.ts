import type { PdfLine } from './toLines'

/** Metadata and first pages of a PDF. */
export type PdfContent = {
  pageCount: number
  /** Title in the PDF's properties. */
  title: string | undefined
  subject: string | undefined
  /** The first pages, from page 1. */
  pages: PdfLine[][]
  /** Titles of the top level of the PDF's outline. */
  outline: string[]
  /** A small picture of the first page; undefined when it cannot be drawn, though the file may be valid. */
  preview: ImageBitmap | undefined
  /** The first page as a JPEG. */
  cover: Blob | undefined
}

/** Height of the preview of a selected file, in pixels: sharp at 9 rem on high-density screens. */
export const thumbnailHeight = 360

/** Result of inspecting a selected file before its upload. */
export type FileInspection = {
  /** « 48 pages », « 1500 × 2000 pixels »; undefined when the file cannot be parsed. */
  detail?: string
  picture?: FilePreview
  /** Warning for the user; it does not prevent the upload. */
  warning?: string
}

/** A source to draw, and its size in pixels. */
export type FilePreview = {
  source: CanvasImageSource
  width: number
  height: number
  alt: string
}

/**
 * Inspects a file; never rejects, except with the signal's reason once it is aborted.
 * @param signal aborts the inspection
 */
export type InspectFile = (file: File, signal: AbortSignal) => Promise<FileInspection>

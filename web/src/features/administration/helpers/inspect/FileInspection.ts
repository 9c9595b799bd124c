/** What can be told of a chosen file before it is sent. */
export type FileInspection = {
  /** « 48 pages », « 1500 × 2000 pixels »; undefined when it cannot be told. */
  detail?: string
  picture?: FilePreview
  /** What the sender should know; nothing of it keeps the file from being sent. */
  warning?: string
}

/** Something to draw, and its size in pixels. */
export type FilePreview = {
  source: CanvasImageSource
  width: number
  height: number
  /** What it shows, for those who do not see it. */
  alt: string
}

/**
 * Looks into a file; never rejects, save with the signal's reason once it is aborted.
 * @param signal says that nobody waits for the answer any more
 */
export type InspectFile = (file: File, signal: AbortSignal) => Promise<FileInspection>

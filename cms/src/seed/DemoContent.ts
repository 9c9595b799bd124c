/** The record of an uploaded file as the database holds it, without its id and dates. */
export interface DemoFile extends StoredFacts {
  prefix: string
  filename: string
  mimeType: string
  /** The smaller pictures of an image, by name; a size that was not made has no filename. */
  sizes?: Record<string, StoredFacts>
}

interface StoredFacts {
  filename?: string | null
  mimeType?: string | null
  /** Bytes. */
  filesize?: number | null
  /** Pixels; absent from a PDF. */
  width?: number | null
}

/** What cms/demo/demo.json holds; `npm run demo:draw` writes it. Files lie beside it, in media/. */
export interface DemoContent {
  /** The pictures of the pages, by the name under which seedPages places them. */
  images: { name: string; file: DemoFile }[]
  /** From the oldest to the newest. */
  issues: {
    numero: number
    /** Publication day, 'YYYY-MM-DD'. */
    dateParution: string
    titre: string
    sommaire: string
    pdf: DemoFile
    couverture: DemoFile
  }[]
}

/** Record of an uploaded file as stored in the database, without its id and dates. */
export interface DemoFile extends StoredFacts {
  prefix: string
  filename: string
  mimeType: string
  /** Resized images by name; a size that was not generated has no filename. */
  sizes?: Record<string, StoredFacts>
}

interface StoredFacts {
  filename?: string | null
  mimeType?: string | null
  /** In bytes. */
  filesize?: number | null
  /** In pixels; absent for a PDF. */
  width?: number | null
}

/**
 * Content of cms/demo/demo.json, which describes the files of cms/demo/media as the product stores
 * them.
 */
export interface DemoContent {
  /** Images of the pages, by the name that seedPages uses. */
  images: { name: string; file: DemoFile }[]
  /** Oldest first. */
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

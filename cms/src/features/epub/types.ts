import type { StoredReading } from '../lecture'

/** Metadata of a book, also shown on its first page. */
export interface BookMetadata {
  /** Absolute URL of the page. */
  url: string
  siteUrl: string
  numero: number
  titre: string | undefined
  sommaire: string | undefined
  dateParution: string
  createdAt: string
  /** Latest change of the issue, of its articles and of what the site says of the magazine. */
  updatedAt: string
  langue: string
  publisher: string
  issn: string | undefined
}

/** An issue with a prepared PDF, the input of a book. */
export interface BookSource {
  metadata: BookMetadata
  document: string
  reading: StoredReading
  /** Its visible articles; if empty, the text of its pages is one chapter. */
  articles: { id: string; titre: string; auteurs: string[]; updatedAt: string }[]
  /** Path of the cover in the storage, a JPEG; undefined: the first page is the cover. */
  cover: string | undefined
  /** Changes with each byte of the book. */
  version: string
}

export interface BookPicture {
  /** In the book. */
  id: string
  /** In the storage. */
  path: string
}

export interface Chapter {
  id: string
  titre: string
  xhtml: string
}

/** A validation fault: a stable code, and a message in French. */
export interface Fault {
  code: string
  message: string
}

/** One child of the exported node `regards`. */
export interface Entry {
  key: string
  value: unknown
}

/** Location of a file in the old storage. */
export interface OldAddress {
  /** Absent when the source value is a plain path. */
  bucket?: string | undefined
  /** For instance `regards/k3f9/fichier.pdf`: no leading slash, never leaves its root. */
  path: string
}

/** Counters of the old site. */
export type Counts = Record<'nombreDeVue' | 'nombreDeTelechargement', number>

/** Parsed fields of an entry; an invalid field is absent and reported in `faults`. */
export interface Row {
  key: string
  numero?: number | undefined
  /** Noon UTC of the day, ISO 8601, as stored by the site. */
  dateParution?: string | undefined
  pdf?: OldAddress | undefined
  couverture?: OldAddress | undefined
  counts?: Counts | undefined
  faults: Fault[]
  /** Accepted anomalies. */
  notes: string[]
}

/** A local file of the old site, found and validated. */
export interface SourceFile {
  filePath: string
  /** Path in the old storage. */
  path: string
  /** In bytes. */
  size: number
  /** File name in the new storage: fichier.pdf, cover.jpg. */
  filename: string
}

/** An issue of the old site, ready to import. */
export interface Issue {
  key: string
  numero: number
  dateParution: string
  pdf: SourceFile
  couverture: SourceFile
  counts: Counts
}

export type Plan =
  | { state: 'new'; row: Row; issue: Issue }
  /** `regard`: the record that an earlier run created, if any. */
  | { state: 'known'; row: Row; regard?: string | undefined }
  | { state: 'faulty'; row: Row }

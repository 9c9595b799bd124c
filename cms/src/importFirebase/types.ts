import type { Counter } from '../features/statistics/counters'

/** Something wrong, with a stable code for programs and a French message for people. */
export interface Fault {
  code: string
  message: string
}

/** One child of the node `regards`, as exported. */
export interface Entry {
  key: string
  value: unknown
}

/** Where a file was in the old storage. */
export interface OldAddress {
  /** Absent from an address that is a mere path. */
  bucket?: string | undefined
  /** Such as `regards/k3f9/fichier.pdf`: without a leading slash, never leaving its root. */
  path: string
}

export type Counts = Record<Counter, number>

/** The fields of an entry; those that are not sound are absent, and told in `faults`. */
export interface Row {
  key: string
  numero?: number | undefined
  /** As the site keeps it: noon UTC of the day, in ISO. */
  dateParution?: string | undefined
  pdf?: OldAddress | undefined
  couverture?: OldAddress | undefined
  counts?: Counts | undefined
  faults: Fault[]
  /** What is odd, and taken all the same. */
  notes: string[]
}

/** A file of the old site, found and checked on this machine. */
export interface SourceFile {
  filePath: string
  /** Its path in the old storage. */
  path: string
  /** Bytes. */
  size: number
  /** What the stored file is called: fichier.pdf, cover.jpg. */
  filename: string
}

/** An issue of the old site, ready to be imported. */
export interface Issue {
  key: string
  numero: number
  dateParution: string
  pdf: SourceFile
  couverture: SourceFile
  counts: Counts
}

/** What is to be done with a row. */
export type Plan =
  | { state: 'new'; row: Row; issue: Issue }
  /** `regard` is the id of the record that an earlier run made; absent when others published it. */
  | { state: 'known'; row: Row; regard?: string | undefined }
  | { state: 'faulty'; row: Row }

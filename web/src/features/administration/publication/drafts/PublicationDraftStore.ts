import type { UploadKind } from '../publicationTypes'
import type { RegardTexts, StoredTexts } from '../regardTexts'
import type {
  draftDatabase,
  DraftFiles,
  FileUploadState,
  InterruptedPublication,
  PublicationDraft,
} from './draftDatabase'

/** Stored parts of a publication: its texts, its files, and the corrected issue. */
export type StoredInput = StoredTextsOfInput & { regard?: string } & DraftFiles

/** Texts of an issue, with the state from which their correction began. */
export type StoredTextsOfInput = RegardTexts & { base?: StoredTexts }

/**
 * Tracks the uploaded parts of a publication, for the next try and, in IndexedDB, for the next
 * visit.
 */
export class PublicationDraftStore {
  private folder = createFolderId()
  private draft: PublicationDraft | undefined
  private files: DraftFiles = {}

  constructor(
    private readonly database: Pick<typeof draftDatabase, 'save' | 'saveFiles' | 'remove'>,
  ) {}

  get id(): string | undefined {
    return this.draft?.id
  }

  /** Id of the uploaded PDF; undefined until its upload is complete. */
  get uploadedPdfId(): string | undefined {
    return this.draft?.pdf?.documentId
  }

  restore({ draft, files }: InterruptedPublication): void {
    this.draft = draft
    this.files = files
    this.folder = (draft.pdf ?? draft.couverture)?.folder ?? this.folder
  }

  /** Stores the input of a publication. Parts uploaded by an earlier try are kept. */
  start(input: StoredInput, accountId: string): void {
    const { pdf, couverture, ...texts } = input
    const { draft } = this
    this.draft = {
      id: draft?.id ?? createFolderId(),
      accountId,
      startedAt: draft?.startedAt ?? Date.now(),
      ...texts,
      ...(pdf && { pdf: draft?.pdf ?? this.toFileUploadState(pdf) }),
      ...(couverture && { couverture: draft?.couverture ?? this.toFileUploadState(couverture) }),
    }
    void this.database.save(this.draft)
    if (this.files.pdf === pdf && this.files.couverture === couverture) return
    this.files = { ...(pdf && { pdf }), ...(couverture && { couverture }) }
    void this.database.saveFiles(this.draft.id, this.files)
  }

  /** Stores other texts for the next try. */
  updateTexts(texts: StoredTextsOfInput): void {
    if (!this.draft) return
    const { id, accountId, startedAt, regard, pdf, couverture } = this.draft
    this.draft = {
      ...{ id, accountId, startedAt, ...texts },
      ...(regard !== undefined && { regard }),
      ...(pdf && { pdf }),
      ...(couverture && { couverture }),
    }
    void this.database.save(this.draft)
  }

  /** Upload state of this file. A different file is uploaded to a new folder. */
  openFile(kind: UploadKind, file: File, md5Hash: string): FileUploadState {
    const sent = this.draft?.[kind]
    if (sent?.md5Hash === md5Hash && sent.size === file.size) return sent
    // The previous file may exist in the folder: it cannot be used again.
    if (sent?.uploadUrl !== undefined || sent?.documentId !== undefined) this.rotateFolder()
    return this.saveFile(kind, { ...this.toFileUploadState(file), md5Hash })
  }

  /** Stores the progress of an upload. */
  updateFile(kind: UploadKind, parts: Partial<FileUploadState>): void {
    const sent = this.draft?.[kind]
    if (sent) this.saveFile(kind, { ...sent, ...parts })
  }

  /**
   * Restarts the upload of a file that the server lost or rejected.
   * @returns its new state; undefined without a draft
   */
  resetFile(kind: UploadKind): FileUploadState | undefined {
    const sent = this.draft?.[kind]
    if (!sent) return undefined
    const { name, size, md5Hash } = sent
    return this.saveFile(kind, { name, size, md5Hash, folder: this.folder, bytesConfirmed: 0 })
  }

  /** Uses a new folder for further uploads. */
  rotateFolder(): void {
    this.folder = createFolderId()
  }

  clear(): void {
    if (this.draft) void this.database.remove(this.draft.id)
    this.draft = undefined
    this.files = {}
    this.rotateFolder()
  }

  private saveFile(kind: UploadKind, sent: FileUploadState): FileUploadState {
    if (this.draft) {
      this.draft = { ...this.draft, [kind]: sent }
      void this.database.save(this.draft)
    }
    return sent
  }

  private toFileUploadState({ name, size }: File): FileUploadState {
    return { name, size, folder: this.folder, bytesConfirmed: 0 }
  }
}

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
const idLength = 16

/** A random base-36 name for the folder that both files of an issue share: about 82 bits. */
export function createFolderId(): string {
  let id = ''
  while (id.length < idLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(idLength * 2))) {
      // 252 is the largest multiple of 36 in a byte: higher values would make some characters more
      // frequent.
      if (byte < 252 && id.length < idLength) id += alphabet.charAt(byte % 36)
    }
  }
  return id
}

import { createFolderId } from '../helpers/createFolderId'
import type { PublicationInput, UploadKind } from '../helpers/publicationTypes'
import type { draftDatabase } from './draftDatabase'
import type {
  DraftFiles,
  InterruptedPublication,
  PublicationDraft,
  FileUploadState,
} from './PublicationDraft'

/**
 * Remembers what the server already has of a publication, for the next try and, in the browser's
 * store, for the next visit.
 */
export class PublicationDraftStore {
  private folder = createFolderId()
  private draft: PublicationDraft | undefined
  private files: DraftFiles = {}

  constructor(private readonly database: Omit<typeof draftDatabase, 'list'>) {}

  get id(): string | undefined {
    return this.draft?.id
  }

  /** The id of the PDF, once the server has it. */
  get uploadedPdfId(): string | undefined {
    return this.draft?.pdf.documentId
  }

  /** Goes on with a draft of before. */
  restore({ draft, files }: InterruptedPublication): void {
    this.draft = draft
    this.files = files
    this.folder = draft.pdf.folder
  }

  /** Notes what is to be published. What was sent for another try stays. */
  start(input: PublicationInput, accountId: string): void {
    const { pdf, couverture, ...texts } = input
    const { draft } = this
    this.draft = {
      id: draft?.id ?? createFolderId(),
      accountId,
      startedAt: draft?.startedAt ?? Date.now(),
      ...texts,
      pdf: draft?.pdf ?? this.toFileUploadState(pdf),
      couverture: draft?.couverture ?? this.toFileUploadState(couverture),
    }
    void this.database.save(this.draft)
    if (this.files.pdf === pdf && this.files.couverture === couverture) return
    this.files = { pdf, couverture }
    void this.database.saveFiles(this.draft.id, this.files)
  }

  /** What the server has of this file. Another file in its place goes to another folder. */
  openFile(kind: UploadKind, file: File, md5Hash: string): FileUploadState {
    const sent = this.draft?.[kind]
    if (sent?.md5Hash === md5Hash && sent.size === file.size) return sent
    // Something of the one before may be there: that folder is no longer free.
    if (sent?.uploadUrl !== undefined || sent?.documentId !== undefined) this.rotateFolder()
    return this.saveFile(kind, { ...this.toFileUploadState(file), md5Hash })
  }

  /** Notes what the server has got meanwhile. */
  updateFile(kind: UploadKind, parts: Partial<FileUploadState>): void {
    const sent = this.draft?.[kind]
    if (sent) this.saveFile(kind, { ...sent, ...parts })
  }

  /** The server has nothing of it, or will not have it: it begins again. */
  resetFile(kind: UploadKind): FileUploadState | undefined {
    const sent = this.draft?.[kind]
    if (!sent) return undefined
    const { name, size, md5Hash } = sent
    return this.saveFile(kind, { name, size, md5Hash, folder: this.folder, bytesConfirmed: 0 })
  }

  /** Turns to a new folder for what is sent from now on. */
  rotateFolder(): void {
    this.folder = createFolderId()
  }

  /** The publication is over, well or not: nothing of it is kept. */
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

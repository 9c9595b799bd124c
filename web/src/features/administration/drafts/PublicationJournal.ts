import { createFolderId } from '../helpers/createFolderId'
import type { PublicationInput, UploadKind } from '../helpers/publication'
import type { draftStore } from './draftStore'
import type {
  DraftFiles,
  InterruptedPublication,
  PublicationDraft,
  SentFile,
} from './publicationDraft'

/**
 * Remembers what the server already has of a publication, for the next try and, in the browser's
 * store, for the next visit.
 */
export class PublicationJournal {
  private folder = createFolderId()
  private draft: PublicationDraft | undefined
  private files: DraftFiles = {}

  constructor(private readonly store: Omit<typeof draftStore, 'list'>) {}

  get id(): string | undefined {
    return this.draft?.id
  }

  /** The id of the PDF, once the server has it. */
  get sentPdf(): string | undefined {
    return this.draft?.pdf.documentId
  }

  /** Goes on with a draft of before. */
  adopt({ draft, files }: InterruptedPublication): void {
    this.draft = draft
    this.files = files
    this.folder = draft.pdf.folder
  }

  /** Notes what is to be published. What was sent for another try stays. */
  begin(input: PublicationInput, accountId: string): void {
    const { pdf, couverture, ...texts } = input
    const { draft } = this
    this.draft = {
      id: draft?.id ?? createFolderId(),
      accountId,
      startedAt: draft?.startedAt ?? Date.now(),
      ...texts,
      pdf: draft?.pdf ?? this.describe(pdf),
      couverture: draft?.couverture ?? this.describe(couverture),
    }
    void this.store.save(this.draft)
    if (this.files.pdf === pdf && this.files.couverture === couverture) return
    this.files = { pdf, couverture }
    void this.store.saveFiles(this.draft.id, this.files)
  }

  /** What the server has of this file. Another file in its place goes to another folder. */
  open(kind: UploadKind, file: File, md5Hash: string): SentFile {
    const sent = this.draft?.[kind]
    if (sent?.md5Hash === md5Hash && sent.size === file.size) return sent
    // Something of the one before may be there: that folder is no longer free.
    if (sent?.uploadUrl !== undefined || sent?.documentId !== undefined) this.moveOn()
    return this.write(kind, { ...this.describe(file), md5Hash })
  }

  /** Notes what the server has got meanwhile. */
  note(kind: UploadKind, parts: Partial<SentFile>): void {
    const sent = this.draft?.[kind]
    if (sent) this.write(kind, { ...sent, ...parts })
  }

  /** The server has nothing of it, or will not have it: it begins again. */
  reset(kind: UploadKind): SentFile | undefined {
    const sent = this.draft?.[kind]
    if (!sent) return undefined
    const { name, size, md5Hash } = sent
    return this.write(kind, { name, size, md5Hash, folder: this.folder, bytesConfirmed: 0 })
  }

  /** Turns to a new folder for what is sent from now on. */
  moveOn(): void {
    this.folder = createFolderId()
  }

  /** The publication is over, well or not: nothing of it is kept. */
  close(): void {
    if (this.draft) void this.store.remove(this.draft.id)
    this.draft = undefined
    this.files = {}
    this.moveOn()
  }

  private write(kind: UploadKind, sent: SentFile): SentFile {
    if (this.draft) {
      this.draft = { ...this.draft, [kind]: sent }
      void this.store.save(this.draft)
    }
    return sent
  }

  private describe({ name, size }: File): SentFile {
    return { name, size, folder: this.folder, bytesConfirmed: 0 }
  }
}

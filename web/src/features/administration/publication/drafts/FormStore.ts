import type { UploadKind } from '../publicationTypes'
import type {
  FileUploadState,
  FormContent,
  formDatabase,
  FormFiles,
  InterruptedPublication,
  SentFiles,
  StoredForm,
} from './formDatabase'

/** Key of a form of which nothing is sent. */
export const toFormKey = (account: string, form: string): string => `${account}:${form}`

const hasSameFiles = (one: FormFiles = {}, other: FormFiles = {}): boolean =>
  one.pdf === other.pdf && one.couverture === other.couverture

/**
 * The one record of a form in this tab: the form writes what was typed and chosen, the publisher what
 * was sent. Each change goes to IndexedDB, for the next try and the next visit.
 */
export class FormStore {
  private owner: Pick<StoredForm, 'account' | 'form'> | undefined
  private content: FormContent<unknown> | undefined
  /** The content as text: a form has new objects at each render. */
  private text: string | undefined
  private sending: { key: string; at: number; sent: SentFiles } | undefined
  /** The files that were stored last, at the present key. */
  private storedFiles: FormFiles | undefined
  private folder = createRandomId()
  /** Nothing is stored before the former content was read, which it would replace. */
  private isRead = false
  private wasChanged = false

  constructor(
    private readonly database: Pick<typeof formDatabase, 'read' | 'save' | 'saveFiles' | 'remove'>,
  ) {}

  /** Key of a publication that was started and is not saved. */
  get sentKey(): string | undefined {
    return this.sending?.key
  }

  /** Id of the uploaded PDF; undefined until its upload is complete. */
  get uploadedPdfId(): string | undefined {
    return this.sending?.sent.pdf?.documentId
  }

  /**
   * Reads what was typed into the form at an earlier visit, and stores what is typed from now on.
   * @returns undefined without it, and where the form was changed meanwhile
   */
  async open(account: string, form: string): Promise<StoredForm<unknown> | undefined> {
    this.owner = { account, form }
    this.isRead = false
    const stored = await this.database.read<unknown>(toFormKey(account, form))
    if (this.sending || this.owner.account !== account || this.owner.form !== form) return undefined
    this.isRead = true
    if (stored && !this.wasChanged) return stored
    if (stored || this.content) this.save()
    return undefined
  }

  /** Sets what the form holds now; undefined when it is empty. */
  write(content: FormContent<unknown> | undefined): void {
    if (!content && this.sending) return
    const text = content && JSON.stringify([content.values, content.correction])
    const isSame = text === this.text && hasSameFiles(content?.files, this.content?.files)
    this.content = content
    this.text = text
    this.wasChanged ||= content !== undefined
    if (!isSame) this.save()
  }

  /** Takes an interrupted publication in place of what the form holds. */
  restore({ key, account, form, at, sent, ...content }: InterruptedPublication): void {
    const { key: replacedKey } = this
    if (replacedKey !== undefined && !this.sending) void this.database.remove(replacedKey)
    this.owner = { account, form }
    this.isRead = true
    this.sending = { key, at, sent }
    this.storedFiles = content.files
    this.folder = (sent.pdf ?? sent.couverture)?.folder ?? this.folder
    this.content = content
  }

  /** Gives the publication a key of its own. What was uploaded by an earlier try is kept. */
  start({ pdf, couverture }: FormFiles): void {
    const { key: formKey, sending } = this
    const sent = sending?.sent ?? {}
    this.sending = {
      key: sending?.key ?? createRandomId(),
      at: sending?.at ?? Date.now(),
      sent: {
        ...(pdf && { pdf: sent.pdf ?? this.toFileUploadState(pdf) }),
        ...(couverture && { couverture: sent.couverture ?? this.toFileUploadState(couverture) }),
      },
    }
    if (!sending) this.storedFiles = undefined
    this.content = { ...(this.content ?? { values: {} }), files: { pdf, couverture } }
    this.save()
    this.saveFiles()
    if (!sending && formKey !== undefined) void this.database.remove(formKey)
  }

  /** Upload state of this file. A different file is uploaded to a new folder. */
  openFile(kind: UploadKind, file: File, md5Hash: string): FileUploadState {
    const sent = this.sending?.sent[kind]
    if (sent?.md5Hash === md5Hash && sent.size === file.size) return sent
    // The previous file may exist in the folder: it cannot be used again.
    if (sent?.uploadUrl !== undefined || sent?.documentId !== undefined) this.rotateFolder()
    return this.setSent(kind, { ...this.toFileUploadState(file), md5Hash })
  }

  /** Stores the progress of an upload. */
  updateFile(kind: UploadKind, parts: Partial<FileUploadState>): void {
    const sent = this.sending?.sent[kind]
    if (sent) this.setSent(kind, { ...sent, ...parts })
  }

  /** Restarts the upload of a file that the server lost; undefined if none is sent. */
  resetFile(kind: UploadKind): FileUploadState | undefined {
    const sent = this.sending?.sent[kind]
    if (!sent) return undefined
    const { name, size, md5Hash } = sent
    return this.setSent(kind, { name, size, md5Hash, folder: this.folder, bytesConfirmed: 0 })
  }

  /** Uses a new folder for further uploads. */
  rotateFolder(): void {
    this.folder = createRandomId()
  }

  /** Forgets what was sent; what was typed and chosen stays stored. */
  endSending(): void {
    const { sentKey } = this
    if (sentKey === undefined) return
    this.sending = undefined
    this.storedFiles = undefined
    this.rotateFolder()
    this.save()
    void this.database.remove(sentKey)
  }

  /** Forgets all of a form that was saved or closed. */
  clear(): void {
    this.content = undefined
    this.text = undefined
    if (this.sending) this.endSending()
    else this.save()
  }

  private get key(): string | undefined {
    if (this.sending) return this.sending.key
    return this.owner && this.isRead ? toFormKey(this.owner.account, this.owner.form) : undefined
  }

  private save(): void {
    const { key, owner, content, sending } = this
    if (key === undefined || !owner) return
    if (!content) {
      this.storedFiles = undefined
      void this.database.remove(key)
      return
    }
    const { values, correction } = content
    void this.database.save({
      ...{ key, ...owner, values, at: sending?.at ?? Date.now() },
      ...(correction && { correction }),
      ...(sending && { sent: sending.sent }),
    })
    // Files of a started publication are those that its uploads have the MD5 of.
    if (!sending) this.saveFiles()
  }

  private saveFiles(): void {
    const { key, owner } = this
    const { pdf, couverture } = this.content?.files ?? {}
    const files = { ...(pdf && { pdf }), ...(couverture && { couverture }) }
    if (key === undefined || !owner || hasSameFiles(files, this.storedFiles)) return
    this.storedFiles = files
    void this.database.saveFiles(key, files)
  }

  private setSent(kind: UploadKind, state: FileUploadState): FileUploadState {
    if (this.sending) {
      this.sending.sent = { ...this.sending.sent, [kind]: state }
      this.save()
    }
    return state
  }

  private toFileUploadState({ name, size }: File): FileUploadState {
    return { name, size, folder: this.folder, bytesConfirmed: 0 }
  }
}

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
const idLength = 16

/** A random base-36 name, for a stored publication and for the folder of its files: 82 bits. */
export const createRandomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(idLength)), (value) =>
    alphabet.charAt(value % alphabet.length),
  ).join('')

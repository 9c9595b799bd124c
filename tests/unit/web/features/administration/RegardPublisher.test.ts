import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PublicationJournal } from '../../../../../web/src/features/administration/drafts/PublicationJournal'
import type { PublicationInput } from '../../../../../web/src/features/administration/helpers/publication'
import { RegardPublisher } from '../../../../../web/src/features/administration/helpers/RegardPublisher'
import { UploadError } from '../../../../../web/src/lib/upload/UploadError'

const input: PublicationInput = {
  numero: 12,
  dateParution: '2024-03-21',
  pdf: new File(['pdf'], 'Regards 12.pdf'),
  couverture: new File(['image'], 'couverture.png'),
}

const snapshot = {
  state: 'running',
  bytesTransferred: 2,
  bytesConfirmed: 2,
  totalBytes: 3,
} as const

const store = {
  save: vi.fn(() => Promise.resolve()),
  saveFiles: vi.fn(() => Promise.resolve()),
  remove: vi.fn(() => Promise.resolve()),
}
const release = vi.fn()
const holdDraft = vi.fn((): Promise<(() => void) | undefined> => Promise.resolve(release))
const createRegard = vi.fn(() => Promise.resolve())
const startUpload = vi.fn(({ kind }: { kind: string }) => upload(Promise.resolve(`id-${kind}`)))

function upload(done: Promise<string>) {
  const inert = { subscribe: () => () => {}, pause: () => true, resume: () => true }
  return { ...inert, done, uploadUrl: '/api/uploads/1', snapshot, cancel: vi.fn(() => true) }
}

function buildPublisher() {
  const journal = new PublicationJournal(store)
  const hashFile = (file: File) => Promise.resolve(`md5 of ${file.name}`)
  return new RegardPublisher({ journal, startUpload, hashFile, holdDraft, createRegard })
}

beforeEach(() => void vi.clearAllMocks())

describe('RegardPublisher', () => {
  it('holds its draft while it works, and drops both at the end', async () => {
    await buildPublisher().publish(input, 'user-1')

    expect(holdDraft).toHaveBeenCalledTimes(1)
    expect(release).toHaveBeenCalledTimes(1)
    expect(store.saveFiles).toHaveBeenCalledWith(expect.any(String), {
      pdf: input.pdf,
      couverture: input.couverture,
    })
    expect(store.remove.mock.calls).toEqual([holdDraft.mock.calls[0]])
  })

  it('sends nothing, and holds nothing, when it is given up before it could begin', async () => {
    let hold: (give: () => void) => void = () => {}
    holdDraft.mockReturnValueOnce(new Promise((resolve) => (hold = resolve)))
    const publisher = buildPublisher()
    const outcome = publisher.publish(input, 'user-1')
    publisher.cancel()
    hold(release)

    await expect(outcome).rejects.toMatchObject({ isCanceled: true })
    expect(startUpload).not.toHaveBeenCalled()
    expect(release).toHaveBeenCalledTimes(1)
  })

  it('notes where a file has got to, for the next visit', async () => {
    const lost = new UploadError('storage/retry-limit-exceeded')
    startUpload.mockReturnValueOnce(upload(Promise.reject(lost)))
    await expect(buildPublisher().publish(input, 'user-1')).rejects.toMatchObject({ step: 'pdf' })

    expect(store.save).toHaveBeenLastCalledWith(
      expect.objectContaining({
        accountId: 'user-1',
        numero: 12,
        pdf: expect.objectContaining({
          md5Hash: 'md5 of Regards 12.pdf',
          uploadUrl: '/api/uploads/1',
          bytesConfirmed: 2,
        }) as object,
      }),
    )
    expect(store.remove).not.toHaveBeenCalled()
  })

  it.each([
    'storage/invalid-format',
    'storage/no-download-url',
    'storage/invalid-checksum',
  ] as const)('begins a file again after %s, which would only be repeated', async (code) => {
    startUpload.mockReturnValueOnce(upload(Promise.reject(new UploadError(code))))
    const publisher = buildPublisher()
    await expect(publisher.publish(input, 'user-1')).rejects.toMatchObject({ step: 'pdf' })
    await publisher.publish(input, 'user-1')

    expect(startUpload.mock.calls[1]?.[0]).toMatchObject({ kind: 'pdf', uploadUrl: undefined })
  })
})

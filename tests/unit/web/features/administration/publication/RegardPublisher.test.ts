import { beforeEach, describe, expect, it } from 'vitest'
import type {
  DraftFiles,
  PublicationDraft,
} from '@web/features/administration/publication/drafts/draftDatabase'
import { PublicationDraftStore } from '@web/features/administration/publication/drafts/PublicationDraftStore'
import type {
  FileUpload,
  PublicationInput,
  UploadRequest,
} from '@web/features/administration/publication/publicationTypes'
import { RegardPublisher } from '@web/features/administration/publication/publisher/RegardPublisher'
import { UploadError } from '@web/features/administration/publication/upload/UploadError'

const input: PublicationInput = {
  numero: 12,
  dateParution: '2024-03-21',
  pdf: new File(['pdf'], 'Regards 12.pdf'),
  couverture: new File(['image'], 'couverture.png'),
}

/** What the browser keeps, in memory. */
let drafts: Map<string, PublicationDraft>
let files: Map<string, DraftFiles>
/** The drafts that this tab has taken. */
let held: Set<string>
let uploads: UploadRequest[]
let published: unknown[]

beforeEach(() => {
  drafts = new Map()
  files = new Map()
  held = new Set()
  uploads = []
  published = []
})

const store = {
  save: (draft: PublicationDraft) => Promise.resolve(void drafts.set(draft.id, { ...draft })),
  saveFiles: (id: string, kept: DraftFiles) => Promise.resolve(void files.set(id, kept)),
  remove: (id: string) => {
    drafts.delete(id)
    files.delete(id)
    return Promise.resolve()
  },
}

type Options = ConstructorParameters<typeof RegardPublisher<PublicationInput>>[0]

/** A publisher to a server that takes everything, but what a test has it refuse. */
function buildPublisher({ faults = [], ...options }: Partial<Options> & { faults?: Error[] } = {}) {
  return new RegardPublisher<PublicationInput>({
    draftStore: new PublicationDraftStore(store),
    hashFile: (file) => Promise.resolve(`md5 of ${file.name}`),
    acquireDraftLock: (id) => {
      held.add(id)
      return Promise.resolve(() => void held.delete(id))
    },
    startUpload: (request) => {
      uploads.push(request)
      const fault = faults.shift()
      return upload(fault ? Promise.reject(fault) : Promise.resolve({ id: `id-${request.kind}` }))
    },
    assertNumeroAvailable: () => Promise.resolve(),
    saveRegard: (data) => Promise.resolve(published.push(data)),
    ...options,
  })
}

/** An upload that has sent two bytes of three. */
const upload = (done: FileUpload['done']): FileUpload => ({
  done,
  uploadUrl: '/api/uploads/1',
  snapshot: { state: 'running', bytesTransferred: 2, bytesConfirmed: 2, totalBytes: 3 },
  subscribe: () => () => {},
  pause: () => true,
  resume: () => true,
  cancel: () => true,
})

describe('RegardPublisher', () => {
  it('holds and keeps its draft while it works, and drops both at the end', async () => {
    let during: unknown
    const saveRegard = () => {
      const [id = ''] = held
      during = { draft: drafts.get(id)?.numero, files: files.get(id) }
      return Promise.resolve()
    }
    await buildPublisher({ saveRegard }).publish(input, 'user-1')

    const { pdf, couverture } = input
    expect(during).toEqual({ draft: 12, files: { pdf, couverture } })
    expect([held.size, drafts.size, files.size]).toEqual([0, 0, 0])
  })

  it('sends nothing, and holds nothing, when it is given up before it could begin', async () => {
    let give: () => void = () => {}
    const holdDraft = (id: string) =>
      new Promise<() => void>((resolve) => {
        give = () => {
          held.add(id)
          resolve(() => void held.delete(id))
        }
      })
    const publisher = buildPublisher({ acquireDraftLock: holdDraft })
    const outcome = publisher.publish(input, 'user-1')
    publisher.cancel()
    give()

    await expect(outcome).rejects.toMatchObject({ isCanceled: true })
    expect(uploads).toEqual([])
    expect([...held]).toEqual([])
  })

  it('notes where a file has got to, for the next visit', async () => {
    const publisher = buildPublisher({ faults: [new UploadError('storage/retry-limit-exceeded')] })
    await expect(publisher.publish(input, 'user-1')).rejects.toMatchObject({ step: 'pdf' })

    expect([...drafts.values()]).toMatchObject([
      {
        accountId: 'user-1',
        numero: 12,
        pdf: {
          md5Hash: 'md5 of Regards 12.pdf',
          uploadUrl: '/api/uploads/1',
          bytesConfirmed: 2,
        },
      },
    ])
  })

  it('goes on where a file has got to when it is submitted again', async () => {
    const publisher = buildPublisher({ faults: [new UploadError('storage/retry-limit-exceeded')] })
    await expect(publisher.publish(input, 'user-1')).rejects.toMatchObject({ step: 'pdf' })
    await publisher.publish(input, 'user-1')

    expect(uploads[1]).toMatchObject({ kind: 'pdf', uploadUrl: '/api/uploads/1' })
    expect(published).toMatchObject([{ numero: 12, pdf: 'id-pdf', couverture: 'id-couverture' }])
  })

  it.each([
    'storage/invalid-format',
    'storage/no-download-url',
    'storage/invalid-checksum',
  ] as const)('begins a file again after %s, which would only be repeated', async (code) => {
    const publisher = buildPublisher({ faults: [new UploadError(code)] })
    await expect(publisher.publish(input, 'user-1')).rejects.toMatchObject({ step: 'pdf' })
    await publisher.publish(input, 'user-1')

    expect(uploads[1]).toMatchObject({ kind: 'pdf', uploadUrl: undefined })
  })
})

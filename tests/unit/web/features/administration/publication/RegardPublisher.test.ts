import { beforeEach, describe, expect, it } from 'vitest'
import type {
  FormFiles,
  StoredForm,
} from '@web/features/administration/publication/drafts/formDatabase'
import { FormStore } from '@web/features/administration/publication/drafts/FormStore'
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
let forms: Map<string, Omit<StoredForm<unknown>, 'files'>>
let files: Map<string, FormFiles>
/** The publications whose lock this tab has. */
let held: Set<string>
let uploads: UploadRequest[]
let published: unknown[]

beforeEach(() => {
  forms = new Map()
  files = new Map()
  held = new Set()
  uploads = []
  published = []
})

const database: ConstructorParameters<typeof FormStore>[0] = {
  read: () => Promise.resolve(undefined),
  save: (stored) => Promise.resolve(void forms.set(stored.key, stored)),
  saveFiles: (key, kept) => Promise.resolve(void files.set(key, kept)),
  remove: (key) => {
    forms.delete(key)
    files.delete(key)
    return Promise.resolve()
  },
}

/** The store of a form in which an issue was typed. */
async function fillForm(): Promise<FormStore> {
  const store = new FormStore(database)
  await store.open('user-1', 'nouveau')
  const { pdf, couverture } = input
  store.write({ values: { numero: '12' }, files: { pdf, couverture } })
  return store
}

type Options = ConstructorParameters<typeof RegardPublisher<PublicationInput>>[0]

/** A publisher to a server that takes everything, but what a test has it refuse. */
async function buildPublisher({
  faults = [],
  ...options
}: Partial<Options> & { faults?: Error[] } = {}) {
  return new RegardPublisher<PublicationInput>({
    store: await fillForm(),
    hashFile: (file) => Promise.resolve(`md5 of ${file.name}`),
    acquireLock: (id) => {
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
  it('holds a lock and one stored form while it works, and drops both at the end', async () => {
    let during: unknown
    const saveRegard = () => {
      const [id = ''] = held
      during = { values: forms.get(id)?.values, files: files.get(id), stored: forms.size }
      return Promise.resolve()
    }
    await (await buildPublisher({ saveRegard })).publish(input)

    const { pdf, couverture } = input
    expect(during).toEqual({ values: { numero: '12' }, files: { pdf, couverture }, stored: 1 })
    expect([held.size, forms.size, files.size]).toEqual([0, 0, 0])
  })

  it('sends nothing, and holds nothing, when it is given up before it could begin', async () => {
    let give: () => void = () => {}
    const holdLock = (id: string) =>
      new Promise<() => void>((resolve) => {
        give = () => {
          held.add(id)
          resolve(() => void held.delete(id))
        }
      })
    const publisher = await buildPublisher({ acquireLock: holdLock })
    const outcome = publisher.publish(input)
    publisher.cancel()
    give()

    await expect(outcome).rejects.toMatchObject({ isCanceled: true })
    expect(uploads).toEqual([])
    expect([...held]).toEqual([])
  })

  it('notes where a file has got to, for the next visit', async () => {
    const publisher = await buildPublisher({
      faults: [new UploadError('storage/retry-limit-exceeded')],
    })
    await expect(publisher.publish(input)).rejects.toMatchObject({ step: 'pdf' })

    expect([...forms.values()]).toMatchObject([
      {
        account: 'user-1',
        values: { numero: '12' },
        sent: {
          pdf: {
            md5Hash: 'md5 of Regards 12.pdf',
            uploadUrl: '/api/uploads/1',
            bytesConfirmed: 2,
          },
        },
      },
    ])
  })

  it('goes on where a file has got to when it is submitted again', async () => {
    const publisher = await buildPublisher({
      faults: [new UploadError('storage/retry-limit-exceeded')],
    })
    await expect(publisher.publish(input)).rejects.toMatchObject({ step: 'pdf' })
    await publisher.publish(input)

    expect(uploads[1]).toMatchObject({ kind: 'pdf', uploadUrl: '/api/uploads/1' })
    expect(published).toMatchObject([{ numero: 12, pdf: 'id-pdf', couverture: 'id-couverture' }])
  })

  it.each([
    'storage/invalid-format',
    'storage/no-download-url',
    'storage/invalid-checksum',
  ] as const)('begins a file again after %s, which would only be repeated', async (code) => {
    const publisher = await buildPublisher({ faults: [new UploadError(code)] })
    await expect(publisher.publish(input)).rejects.toMatchObject({ step: 'pdf' })
    await publisher.publish(input)

    expect(uploads[1]).toMatchObject({ kind: 'pdf', uploadUrl: undefined })
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
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

/** The publications whose lock this tab has. */
let held: Set<string>
let uploads: UploadRequest[]

beforeEach(() => {
  held = new Set()
  uploads = []
})

const database: ConstructorParameters<typeof FormStore>[0] = {
  read: () => Promise.resolve(undefined),
  save: () => Promise.resolve(),
  saveFiles: () => Promise.resolve(),
  remove: () => Promise.resolve(),
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
    saveRegard: () => Promise.resolve(),
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

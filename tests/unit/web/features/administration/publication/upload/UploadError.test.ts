import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type StorageErrorCode,
  storageErrors,
  toStorageCode,
  UploadError,
} from '@web/features/administration/publication/upload/UploadError'
import { FakeNetwork, type Fault } from './FakeNetwork'
import { useFakeClock } from './useFakeClock'
import { startUploadTask } from './startUploadTask'

/** Specification, section 8, in its order. */
const specified = [
  'unknown',
  'object-not-found',
  'bucket-not-found',
  'project-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'retry-limit-exceeded',
  'invalid-checksum',
  'canceled',
  'invalid-event-name',
  'invalid-url',
  'invalid-default-bucket',
  'no-default-bucket',
  'cannot-slice-blob',
  'server-file-wrong-size',
  'no-download-url',
  'invalid-argument',
  'invalid-argument-count',
  'app-deleted',
  'invalid-root-operation',
  'invalid-format',
  'internal-error',
  'unsupported-environment',
].map((name) => `storage/${name}`)

const MB = 1_024 * 1_024

let network: FakeNetwork

/** How an upload ends when the server does so to every request of that method. */
async function endWhen(method: string, fault: Fault, options?: { isStoredAsSent: boolean }) {
  network.intercept = (sent) => (sent.method === method ? fault : undefined)
  const { task } = startUploadTask(network, MB, options)
  const end = task.done.then(
    () => 'success',
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(1_000_000)
  return end
}

const refusal = (status: number, code: string): Fault => ({
  status,
  body: JSON.stringify({ errors: [{ message: 'Refusé.', code }] }),
})

const filed = (doc: object): Fault => ({
  status: 200,
  headers: { 'Upload-Offset': String(MB) },
  body: JSON.stringify({ doc }),
})

/** For each code that may arise, one real way to come to it. */
const provoke: Partial<Record<StorageErrorCode, () => Promise<unknown>>> = {
  'storage/unknown': () => endWhen('POST', refusal(413, 'file-too-large')),
  'storage/object-not-found': () => endWhen('PATCH', refusal(404, 'object-not-found')),
  'storage/quota-exceeded': () => endWhen('POST', refusal(402, 'quota-exceeded')),
  'storage/unauthenticated': () => endWhen('PATCH', refusal(401, 'unauthenticated')),
  'storage/unauthorized': () => endWhen('PATCH', refusal(403, 'unauthorized')),
  'storage/retry-limit-exceeded': () => endWhen('PATCH', { lost: true }),
  'storage/invalid-checksum': () => endWhen('PATCH', refusal(422, 'invalid-checksum')),
  'storage/canceled': async () => {
    network.intercept = ({ method }) => (method === 'PATCH' ? { silent: true } : undefined)
    const { task } = startUploadTask(network, MB)
    task.cancel()
    return task.done.catch((error: unknown) => error)
  },
  'storage/invalid-url': () =>
    endWhen('POST', { status: 201, headers: { Location: 'https://ailleurs.example/1' } }),
  'storage/cannot-slice-blob': async () => {
    const file = new File([new Uint8Array(MB)], 'Regards.pdf')
    network.intercept = () => ({ lost: true })
    file.slice = () => {
      throw new DOMException('changed on disk', 'NotReadableError')
    }
    return startUploadTask(network, MB, { file }).task.done.catch((error: unknown) => error)
  },
  'storage/server-file-wrong-size': () =>
    endWhen('PATCH', filed({ id: '1', url: '/media/1.pdf', filesize: MB - 1 }), {
      isStoredAsSent: true,
    }),
  'storage/no-download-url': () => endWhen('PATCH', filed({ id: '1', url: null })),
  'storage/invalid-argument': () => endWhen('POST', refusal(400, 'invalid-request')),
  'storage/invalid-format': () => endWhen('PATCH', refusal(422, 'invalid-pdf')),
  'storage/internal-error': () => endWhen('PATCH', { status: 204 }),
}

const rows = Object.entries(storageErrors) as [StorageErrorCode, string][]

beforeEach(() => {
  network = new FakeNetwork()
  vi.stubGlobal('fetch', network.fetch)
})

useFakeClock()

describe('the catalogue of storage errors', () => {
  it('has every code of the specification once, and no other', () => {
    expect(rows.map(([code]) => code)).toEqual(specified)
  })

  it('maps a full disk of the server to one of them, without a retry', async () => {
    const end = await endWhen('POST', refusal(507, 'insufficient-storage'))

    expect(end).toMatchObject({ code: 'storage/quota-exceeded', status: 507, message: 'Refusé.' })
  })

  it('has a message of its own for each', () => {
    expect(new Set(rows.map(([, message]) => message)).size).toBe(rows.length)
  })

  it.each(rows)('has a French message for %s', (code, message) => {
    expect(message).toMatch(/^[A-ZÀÉ].*[^.]\.$/)
    expect(message).not.toContain("'")
    expect(message).not.toMatch(/ [:;!?»]|« /)
    expect(message).not.toMatch(/\b(the|file|upload|error|server)\b/i)
    expect(new UploadError(code).message).toBe(message)
  })

  it.each([
    [401, 'storage/unauthenticated'],
    [402, 'storage/quota-exceeded'],
    [403, 'storage/unauthorized'],
    [404, 'storage/object-not-found'],
  ] as const)('maps %i to %s and back, whatever the server calls it', (status, code) => {
    expect(toStorageCode({ status, code: 'http' })).toBe(code)
    expect(toStorageCode({ status, code: 'autre' })).toBe(code)
    expect(new UploadError(code).status).toBe(status)
  })

  it('maps 401 to an unauthorized application too', () => {
    expect(new UploadError('storage/unauthorized-app').status).toBe(401)
  })

  it('takes the server’s own code where the status says nothing, and knows no other', () => {
    expect(toStorageCode({ status: 422, code: 'server-file-wrong-size' })).toBe(
      'storage/server-file-wrong-size',
    )
    expect(toStorageCode({ status: 422, code: 'toString' })).toBe('storage/unknown')
    expect(toStorageCode({ status: 418, code: 'http' })).toBe('storage/unknown')
  })

  it('keeps the specification’s own words for a file without an address', async () => {
    const error = await endWhen('PATCH', filed({ id: '1', url: null }))
    expect(error).toMatchObject({
      cause: { message: 'The given file does not have any download URLs.' },
    })
  })

  it.each(Object.entries(provoke))('%s arises', async (code, cause) => {
    const error = await cause()
    expect(error).toBeInstanceOf(UploadError)
    expect(error).toMatchObject({ code })
  })
})

import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLeaveQuestion } from '@web/lib/browser/leaveQuestion'
import { md5 } from '@noble/hashes/legacy.js'
import { UploadTask } from '../upload/UploadTask'
import { acquirePublicationLock, formDatabase, type FormFiles } from '../drafts/formDatabase'
import { FormStore } from '../drafts/FormStore'
import type { FileUpload, UploadRequest } from '../publicationTypes'
import { RegardPublisher, type RegardPublisherOptions } from './RegardPublisher'
import { UploadError } from '../upload/UploadError'

type RegardSaving<Input> = Pick<
  RegardPublisherOptions<Input>,
  'assertNumeroAvailable' | 'saveRegard'
>

const leaveQuestion =
  'Un numéro est en cours d’envoi. Si vous quittez cette page, l’envoi s’arrête\u00a0; vous pourrez le reprendre ici pendant un jour. Quitter la page\u00a0?'

/**
 * Uploads the files of an issue, saves it, and exposes the progress; resumable after an unmount.
 * @param createSaving how the issue is saved; called once
 */
export function useRegardPublisher<Input extends { numero: number } & FormFiles>(
  createSaving: (queryClient: QueryClient) => RegardSaving<Input>,
) {
  const queryClient = useQueryClient()
  const [store] = useState(() => new FormStore(formDatabase))
  const [publisher] = useState(
    () =>
      new RegardPublisher<Input>({
        ...createSaving(queryClient),
        store,
        startUpload,
        hashFile,
        acquireLock: acquirePublicationLock,
      }),
  )
  const progress = useSyncExternalStore(publisher.progress.subscribe, publisher.progress.get)
  const mutation = useMutation({
    mutationFn: (input: Input) => publisher.publish(input),
  })
  useEffect(() => () => publisher.dispose(), [publisher])
  useLeaveQuestion(mutation.isPending ? leaveQuestion : undefined)
  return { ...mutation, progress, publisher, store }
}

/** Uploads one file of an issue; the server creates a document or an image from it. */
const startUpload = (request: UploadRequest): FileUpload =>
  new UploadTask({
    file: request.file,
    endpoint: new URL('/api/uploads', window.location.href).href,
    metadata: { kind: request.kind, folder: request.folder, md5Hash: request.md5Hash },
    uploadUrl: request.uploadUrl,
    // The server re-encodes animated images, which changes their size.
    isStoredAsSent: request.kind === 'pdf',
  })

/** Bytes that are hashed at a time: some 6 ms, so that the page stays responsive. */
const chunkSize = 524_288

/**
 * The MD5 of a whole file, read in chunks, in base64 as the server compares it.
 * @throws UploadError `storage/cannot-slice-blob`, or the signal's reason
 */
export async function hashFile(file: Blob, signal?: AbortSignal): Promise<string> {
  const hash = md5.create()
  for (let offset = 0; offset < file.size; offset += chunkSize) {
    hash.update(await readChunk(file.slice(offset, offset + chunkSize)))
    signal?.throwIfAborted()
  }
  return btoa(String.fromCharCode(...hash.digest()))
}

async function readChunk(piece: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await piece.arrayBuffer())
  } catch (cause) {
    throw new UploadError('storage/cannot-slice-blob', { cause })
  }
}

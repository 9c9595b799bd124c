import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLeaveQuestion } from '@web/lib/browser/leaveQuestion'
import { hashFile } from '../upload/hashFile'
import { UploadTask } from '../upload/UploadTask'
import { acquirePublicationLock, formDatabase, type FormFiles } from '../drafts/formDatabase'
import { FormStore } from '../drafts/FormStore'
import type { FileUpload, UploadRequest } from '../publicationTypes'
import { RegardPublisher, type RegardPublisherOptions } from './RegardPublisher'

type RegardSaving<Input> = Pick<
  RegardPublisherOptions<Input>,
  'assertNumeroAvailable' | 'saveRegard'
>

const leaveQuestion =
  'Un numéro est en cours d’envoi. Si vous quittez cette page, l’envoi s’arrête\u00a0; vous pourrez le reprendre ici pendant un jour. Quitter la page\u00a0?'

/**
 * Uploads the files of an issue, saves it, and exposes the progress. Unmounting interrupts the
 * uploads, which can be resumed.
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
  const progress = useSyncExternalStore(publisher.subscribe, () => publisher.snapshot)
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

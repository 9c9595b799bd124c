import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLeaveQuestion } from '../../../lib/browser/leaveQuestion'
import { hashFile } from '../../../lib/upload/hashFile'
import { useSession } from '../../../lib/auth/useSession'
import { acquireDraftLock } from '../drafts/draftLocks'
import { draftDatabase } from '../drafts/draftDatabase'
import { PublicationDraftStore } from '../drafts/PublicationDraftStore'
import type { PublicationInput, FileUpload, UploadRequest } from '../helpers/publicationTypes'
import { RegardPublisher } from '../publication/RegardPublisher'
import { createRegard } from './createRegard'
import { assertNumeroAvailable } from './numeroQueries'
import { UploadTask } from '../../../lib/upload/UploadTask'

const leaveQuestion =
  'Un numéro est en cours d’envoi. Si vous quittez cette page, l’envoi s’arrête\u00a0; vous pourrez le reprendre ici pendant un jour. Quitter la page\u00a0?'

/**
 * Publishes an issue and exposes its progress. Unmounting interrupts the publication, which can be
 * resumed.
 */
export function usePublishRegard() {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [publisher] = useState(() => createPublisher(queryClient))
  const progress = useSyncExternalStore(publisher.subscribe, () => publisher.snapshot)
  const mutation = useMutation({
    mutationFn: (input: PublicationInput) => publisher.publish(input, user?.id ?? ''),
    // The publisher itself waits for the network.
    networkMode: 'always',
  })
  useEffect(() => () => publisher.dispose(), [publisher])
  useLeaveQuestion(mutation.isPending ? leaveQuestion : undefined)
  return { ...mutation, progress, publisher }
}

function createPublisher(queryClient: QueryClient): RegardPublisher {
  return new RegardPublisher({
    draftStore: new PublicationDraftStore(draftDatabase),
    startUpload,
    hashFile,
    acquireDraftLock,
    assertNumeroAvailable: (numero, sentPdf) => assertNumeroAvailable(queryClient, numero, sentPdf),
    createRegard,
  })
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

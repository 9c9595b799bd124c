import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { hashFile } from '../../../lib/upload/hashFile'
import { useSession } from '../../../lib/auth/useSession'
import { acquireDraftLock } from '../drafts/draftLocks'
import { draftDatabase } from '../drafts/draftDatabase'
import { PublicationDraftStore } from '../drafts/PublicationDraftStore'
import type { PublicationInput } from '../helpers/publicationTypes'
import { RegardPublisher } from '../publication/RegardPublisher'
import { createRegard } from './createRegard'
import { assertNumeroAvailable } from './numeroQueries'
import { startUpload } from './startUpload'

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
  useBeforeUnloadWarning(mutation.isPending)
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

/** Shows the browser's confirmation before the tab closes during a publication. */
function useBeforeUnloadWarning(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
}

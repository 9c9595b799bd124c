import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { hashFile } from '../../../lib/upload/hashFile'
import { useSession } from '../../../lib/session/useSession'
import { holdDraft } from '../drafts/draftLocks'
import { draftStore } from '../drafts/draftStore'
import { PublicationJournal } from '../drafts/PublicationJournal'
import type { PublicationInput } from '../helpers/publication'
import { RegardPublisher } from '../helpers/RegardPublisher'
import { createRegard } from './createRegard'
import { checkNumero } from './numeroQueries'
import { startUpload } from './startUpload'

/** Publishes an issue and follows its progress. Leaving the page stops it, to be gone on with. */
export function usePublishRegard() {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [publisher] = useState(() => createPublisher(queryClient))
  const progress = useSyncExternalStore(publisher.subscribe, () => publisher.snapshot)
  const mutation = useMutation({
    mutationFn: (input: PublicationInput) => publisher.publish(input, user?.id ?? ''),
    // It waits for the network by itself.
    networkMode: 'always',
  })
  useEffect(() => () => publisher.leave(), [publisher])
  useWarningBeforeLeaving(mutation.isPending)
  return { ...mutation, progress, publisher }
}

function createPublisher(queryClient: QueryClient): RegardPublisher {
  return new RegardPublisher({
    journal: new PublicationJournal(draftStore),
    startUpload,
    hashFile,
    holdDraft,
    checkNumero: (numero, sentPdf) => checkNumero(queryClient, numero, sentPdf),
    createRegard,
  })
}

/** Closing the tab stops what is under way: the browser asks first. */
function useWarningBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
}

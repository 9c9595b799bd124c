import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { hashFile } from '../../../lib/upload/hashFile'
import { useSession } from '../../../lib/session/useSession'
import { holdDraft } from '../drafts/draftLocks'
import { draftStore } from '../drafts/draftStore'
import { PublicationJournal } from '../drafts/PublicationJournal'
import type { PublicationInput } from '../helpers/publication'
import { RegardPublisher } from '../helpers/RegardPublisher'
import { createRegard } from './createRegard'
import { startUpload } from './startUpload'

/** Publishes an issue and follows its progress. Leaving the page stops it, to be gone on with. */
export function usePublishRegard() {
  const { user } = useSession()
  const [publisher] = useState(createPublisher)
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

function createPublisher(): RegardPublisher {
  const journal = new PublicationJournal(draftStore)
  return new RegardPublisher({ journal, startUpload, hashFile, holdDraft, createRegard })
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

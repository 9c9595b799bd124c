/** What the tabs of one browser tell each other about the session. */
export type SessionMessage =
  { type: 'signed-in' } | { type: 'signed-out' } | { type: 'refreshed'; expiresAt: number }

let channel: BroadcastChannel | undefined

/** One channel a tab, to speak and to listen: a channel does not hear itself. */
function getChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('regards:session')
  return channel
}

/** Tells the other tabs; this one hears nothing of it. */
export function broadcastSession(message: SessionMessage): void {
  getChannel()?.postMessage(message)
}

/** Listens to the other tabs until the returned function is called. */
export function subscribeToSessionMessages(
  onMessage: (message: SessionMessage) => void,
): () => void {
  const open = getChannel()
  const handleMessage = (event: Event) => onMessage((event as MessageEvent<SessionMessage>).data)
  open?.addEventListener('message', handleMessage)
  return () => open?.removeEventListener('message', handleMessage)
}

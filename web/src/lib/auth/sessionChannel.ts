/** Messages about the session between the tabs of one browser. */
export type SessionMessage =
  | { type: 'signed-in' }
  | { type: 'signed-out' }
  | { type: 'refreshed'; expiresAt: number }

let channel: BroadcastChannel | undefined

/** One channel per tab, to send and receive: a channel does not receive its own messages. */
function getChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('regards:session')
  return channel
}

/** Sends a message to the other tabs. */
export function broadcastSession(message: SessionMessage): void {
  getChannel()?.postMessage(message)
}

/** Subscribes to messages of the other tabs; returns the unsubscribe function. */
export function subscribeToSessionMessages(
  onMessage: (message: SessionMessage) => void,
): () => void {
  const open = getChannel()
  const handleMessage = (event: Event) => onMessage((event as MessageEvent<SessionMessage>).data)
  open?.addEventListener('message', handleMessage)
  return () => open?.removeEventListener('message', handleMessage)
}

/** What the tabs of one browser tell each other about the session. */
export type SessionMessage =
  { type: 'signed-in' } | { type: 'signed-out' } | { type: 'refreshed'; expiresAt: number }

const channelName = 'regards:session'

/** Tells the other tabs; this one hears nothing of it. */
export function broadcastSession(message: SessionMessage): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
}

/** Listens to the other tabs until the returned function is called. */
export function listenToOtherTabs(onMessage: (message: SessionMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = (event: MessageEvent<SessionMessage>) => onMessage(event.data)
  return () => channel.close()
}

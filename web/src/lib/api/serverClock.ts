let offsetMs = 0

/** Compares the clock with the server's, by the Date header of an answer that no cache has kept. */
export function compareClocks(headers: Headers): void {
  if (!headers.get('Cache-Control')?.includes('no-store')) return
  const serverTime = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(serverTime)) offsetMs = serverTime - Date.now()
}

/** The server's time in milliseconds since 1970; the computer's own clock may be wrong. */
export const getServerTime = (): number => Date.now() + offsetMs

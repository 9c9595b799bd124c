const REJECTED = [401, 403]

/**
 * Calls back after each response of the API that refuses a request: Payload's forms, lists and autosave
 * send theirs through `fetch`, and have no hook for it.
 * @returns a function that ends it
 */
export function watchRejections(onRejected: () => void): () => void {
  const original = window.fetch
  const watched: typeof fetch = async (...request) => {
    const response = await original(...request)
    if (REJECTED.includes(response.status) && isOfApi(response.url)) onRejected()
    return response
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = original
  }
}

const isOfApi = (url: string): boolean =>
  url.startsWith(`${window.location.origin}/api/`) && !url.endsWith('/api/users/me')

/** Whether the server knows no session; false if that cannot be read now. */
export async function isSignedOut(): Promise<boolean> {
  try {
    const response = await fetch('/api/users/me')
    const { user } = (await response.json()) as { user?: unknown }
    return response.ok && user === null
  } catch {
    return false
  }
}

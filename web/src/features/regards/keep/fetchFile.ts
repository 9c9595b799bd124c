/** Fetches a file as an anonymous visitor. @throws an error without network, or unless the status is 200 */
export async function fetchFile(url: string, signal: AbortSignal): Promise<Response> {
  const isPage = !/^\/(?:api|media|assets)\//.test(url)
  const response = await fetch(url, {
    signal,
    credentials: 'omit',
    headers: isPage ? { Accept: 'text/html' } : {},
  })
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  return response
}

export const fetchJson = async <Answer>(url: string, signal: AbortSignal): Promise<Answer> =>
  (await (await fetchFile(url, signal)).json()) as Answer

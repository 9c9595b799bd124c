/** The document in a response body; undefined when there is none, or the body is not JSON. */
export function parseUploadedDocument<Doc>(body: string): Doc | undefined {
  try {
    return (JSON.parse(body) as { doc?: Doc } | null)?.doc
  } catch {
    return undefined
  }
}

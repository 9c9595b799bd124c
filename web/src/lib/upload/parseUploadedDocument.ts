/** The document in an answer of the server; undefined when the answer has none, or is not JSON. */
export function parseUploadedDocument<Doc>(body: string): Doc | undefined {
  try {
    return (JSON.parse(body) as { doc?: Doc } | null)?.doc
  } catch {
    return undefined
  }
}

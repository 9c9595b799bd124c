/** Parts of a request by which Payload decides that a draft is asked for. */
interface DraftRequest {
  data?: unknown
  searchParams?: URLSearchParams
}

/** Whether a request names drafts, whatever it says of them (`draft=false` asks for both). */
export const isDraftRequested = ({ data, searchParams }: DraftRequest): boolean =>
  Boolean(searchParams?.has('draft') || (data as { draft?: unknown } | undefined)?.draft)

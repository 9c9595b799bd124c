import type { IncomingMessage } from 'node:http'

/** An address of a feature that the front door handles itself. */
export type DoorRoute = {
  /** Matches the whole path. */
  path: RegExp
  /** Class in metrics and logs; overrides the class by the start of the path. */
  routeClass?: string
} & (
  | {
      /** For other programs: answered by the feature's `SiteRoute`, not cached. */
      kind: 'export'
      /** Whether it is read by POST too. */
      isPosted: boolean
    }
  | {
      /** A POST that Next answers without the session: any site and mail program may send it (RFC 8058). */
      kind: 'anonymousWrite'
    }
  | {
      /** `link`: a GET that counts as a page. `write`: a POST of the API without rights, which any site may send. */
      kind: 'link' | 'write'
      /** @param address of the client */
      answer: (pathname: string, req: IncomingMessage, address: string) => Promise<Response>
    }
)

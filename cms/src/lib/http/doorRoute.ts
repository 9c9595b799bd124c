import type { IncomingMessage } from 'node:http'

/** An address of a feature that the front door answers neither as a page nor by Next. */
export type DoorRoute = {
  /** Of the whole path. */
  path: RegExp
  /** Class in metrics and logs, in place of the class that the start of the path has. */
  routeClass?: string
} & (
  | {
      /** For other programs: answered by the feature's `SiteRoute`, not cached. */
      kind: 'export'
      /** Whether it is read by POST too. */
      isPosted: boolean
    }
  | {
      /** `link`: a GET that counts as a page. `write`: a POST of the API without rights, which any site may send. */
      kind: 'link' | 'write'
      /** @param address of the client */
      answer: (pathname: string, req: IncomingMessage, address: string) => Promise<Response>
    }
)

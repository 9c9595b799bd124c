import type { KeptKind, Kind } from './kinds'
import { mayKeep } from './mayKeep'
import { offlinePage, type KeptPage } from './offlinePage'

/** A new number makes browsers forget what they kept under the old one. */
const version = 1
const prefix = 'regards-'

/** How many of each are kept: those that were read last. */
const limits: Record<KeptKind, number> = { page: 30, asset: 120, picture: 240, data: 60 }

/** An address has one content here, whatever the header Vary says. */
const anyHeaders = { ignoreVary: true }

type Network = (request: Request) => Promise<Response>

/** The pages that were read last, with what they are made of, for when there is no network. */
export class KeptPages {
  constructor(
    private readonly caches: CacheStorage,
    private readonly network: Network,
  ) {}

  /** Forgets what an older worker kept. */
  async forgetOlder(): Promise<void> {
    const current = (Object.keys(limits) as KeptKind[]).map(nameOf)
    const names = await this.caches.keys()
    const older = names.filter((name) => name.startsWith(prefix) && !current.includes(name))
    await Promise.all(older.map((name) => this.caches.delete(name)))
  }

  /**
   * Answers a request. What has a name of its own for each content is taken from here first;
   * anything else from the network, and from here only where there is none.
   * @param lasting told of the work that goes on once the answer is given
   * @param early an answer that the browser has asked for meanwhile
   */
  async answer(
    kind: Kind,
    request: Request,
    lasting: (work: Promise<void>) => void,
    early: Promise<Response | undefined> = Promise.resolve(undefined),
  ): Promise<Response> {
    if (kind === 'unkept') return this.passOn(request, early)
    const cache = await this.caches.open(nameOf(kind))
    if (kind === 'asset' || kind === 'picture') {
      const kept = await cache.match(request, anyHeaders)
      if (kept) return kept
    }
    try {
      const response = (await early) ?? (await this.network(request))
      lasting(this.keep(kind, request, response))
      return response
    } catch (error) {
      const kept = await cache.match(request, anyHeaders)
      if (kept) return kept
      if (kind === 'page') return offlinePage(await this.list())
      throw error
    }
  }

  /** Answers from the network, and without one with the page that says so. */
  private async passOn(request: Request, early: Promise<Response | undefined>): Promise<Response> {
    try {
      return (await early) ?? (await this.network(request))
    } catch {
      return offlinePage(await this.list())
    }
  }

  /** Fetches something and keeps it, unless it is here and never changes. */
  async fetchAndKeep(kind: KeptKind, request: Request): Promise<void> {
    const cache = await this.caches.open(nameOf(kind))
    if (kind !== 'page' && (await cache.match(request, anyHeaders))) return
    await this.keep(kind, request, await this.network(request))
  }

  private async keep(kind: KeptKind, request: Request, response: Response): Promise<void> {
    if (!mayKeep(kind, response)) return
    // At once: whoever gets the answer begins to read it.
    const copy = response.clone()
    const cache = await this.caches.open(nameOf(kind))
    try {
      // Put last again: the first ones are those that go.
      await cache.delete(request, anyHeaders)
      await cache.put(request, copy)
      const kept = await cache.keys()
      const surplus = kept.slice(0, Math.max(kept.length - limits[kind], 0))
      await Promise.all(surplus.map((old) => cache.delete(old, anyHeaders)))
    } catch {
      // A browser without room for it loses only this comfort.
    }
  }

  /** The pages that can be read without network, the last read first. */
  private async list(): Promise<KeptPage[]> {
    const cache = await this.caches.open(nameOf('page'))
    const requests = await cache.keys()
    return Promise.all(
      requests.toReversed().map(async (request) => {
        const { pathname, search } = new URL(request.url)
        const html = await (await cache.match(request, anyHeaders))?.text()
        const title =
          html === undefined ? undefined : /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]
        return { address: pathname + search, title }
      }),
    )
  }
}

const nameOf = (kind: KeptKind): string => `${prefix}${kind}-${version}`

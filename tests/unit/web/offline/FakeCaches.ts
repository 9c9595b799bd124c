type Asked = Request | string

/** Caches as a browser's, in memory: in the order in which things were put. */
export class FakeCaches {
  private readonly named = new Map<string, FakeCache>()

  open(name: string): Promise<FakeCache> {
    const cache = this.named.get(name) ?? new FakeCache()
    this.named.set(name, cache)
    return Promise.resolve(cache)
  }

  has(name: string): Promise<boolean> {
    return Promise.resolve(this.named.has(name))
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.named.keys()])
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.named.delete(name))
  }
}

class FakeCache {
  private readonly entries = new Map<string, Response>()

  match(asked: Asked, options?: CacheQueryOptions): Promise<Response | undefined> {
    const url = toUrl(asked)
    return Promise.resolve(this.entries.get(this.findKey(url, options))?.clone())
  }

  put(asked: Asked, response: Response): Promise<void> {
    const url = toUrl(asked)
    this.entries.set(url, response)
    return Promise.resolve()
  }

  delete(asked: Asked, options?: CacheQueryOptions): Promise<boolean> {
    const url = toUrl(asked)
    return Promise.resolve(this.entries.delete(this.findKey(url, options)))
  }

  private findKey(url: string, { ignoreSearch = false }: CacheQueryOptions = {}): string {
    const toPath = (address: string) => address.split('?', 1)[0]
    const found = [...this.entries.keys()].find((key) => toPath(key) === toPath(url))
    return ignoreSearch ? (found ?? url) : url
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)))
  }
}

/** A path is one of the site. */
const toUrl = (asked: Asked): string =>
  typeof asked === 'string' ? new URL(asked, 'https://www.example.org').href : asked.url

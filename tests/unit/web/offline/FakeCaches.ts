/** Caches as a browser's, in memory: in the order in which things were put. */
export class FakeCaches {
  private readonly named = new Map<string, FakeCache>()

  open(name: string): Promise<FakeCache> {
    const cache = this.named.get(name) ?? new FakeCache()
    this.named.set(name, cache)
    return Promise.resolve(cache)
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

  match({ url }: Request): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(url)?.clone())
  }

  put({ url }: Request, response: Response): Promise<void> {
    this.entries.set(url, response)
    return Promise.resolve()
  }

  delete({ url }: Request): Promise<boolean> {
    return Promise.resolve(this.entries.delete(url))
  }

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)))
  }
}

/** A store for those who follow its value and do not set it. */
export type ReadableStore<Value> = Pick<Store<Value>, 'get' | 'subscribe'>

/** A value that subscribers follow; `subscribe` and `get` fit useSyncExternalStore. */
export class Store<Value> {
  private readonly listeners = new Set<() => void>()

  constructor(private value: Value) {}

  readonly get = (): Value => this.value

  /** @returns the function that unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  set(value: Value): void {
    this.value = value
    for (const listener of this.listeners) listener()
  }
}

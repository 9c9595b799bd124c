const tails = new Map<string, Promise<unknown>>()

/** Runs tasks of one name one after the other, whether or not those before succeed. */
export function serializeByKey<T>(key: string, task: () => Promise<T>): Promise<T> {
  const turn = (tails.get(key) ?? Promise.resolve()).then(task)
  const settled = turn.then(
    () => undefined,
    () => undefined,
  )
  tails.set(key, settled)
  void settled.then(() => {
    if (tails.get(key) === settled) tails.delete(key)
  })
  return turn
}

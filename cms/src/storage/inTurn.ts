const lastOf = new Map<string, Promise<unknown>>()

/** Runs tasks of one name one after the other, whether or not those before succeed. */
export function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  const turn = (lastOf.get(name) ?? Promise.resolve()).then(task)
  const settled = turn.then(
    () => undefined,
    () => undefined,
  )
  lastOf.set(name, settled)
  void settled.then(() => {
    if (lastOf.get(name) === settled) lastOf.delete(name)
  })
  return turn
}

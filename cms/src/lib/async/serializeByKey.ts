import { shareInProcess } from '../process/shareInProcess'

/** The last task of each key; the front door and Next have copies of this module. */
const tails = shareInProcess('tails', () => new Map<string, Promise<unknown>>())

/** Runs the tasks of one key sequentially in this process; a failed task does not stop the following ones. */
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

import DataLoader from 'dataloader'
import type { Payload, PayloadRequest } from 'payload'

/**
 * Creates a function that loads a value of a record by its id; one query reads those of all records of a
 * response. Without a cache: what a request writes, it may read again.
 * @param name of the loader in the request's context
 * @param read reads the values of some records
 * @param missing value of an id that `read` leaves out
 */
export const createLoader =
  <Value>(
    name: string,
    read: (payload: Payload, ids: string[]) => Promise<Map<string, Value>>,
    missing: Value,
  ) =>
  ({ context, payload }: PayloadRequest, id: string): Promise<Value> => {
    const loaders = context as Record<string, DataLoader<string, Value> | undefined>
    loaders[name] ??= new DataLoader<string, Value>(
      async (ids) => {
        const values = await read(payload, [...new Set(ids)])
        return ids.map((one) => values.get(one) ?? missing)
      },
      { cache: false },
    )
    return loaders[name].load(id)
  }

/** Maps items with at most `concurrency` calls in parallel; results are in the items' order. */
export async function mapConcurrently<Item, Result>(
  items: Item[],
  concurrency: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const work = async () => {
    for (const [index, item] of queue) results[index] = await map(item)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}

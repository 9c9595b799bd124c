/** Runs tasks concurrently, with a limit. @returns their results, in order */
export async function runConcurrently<T>(
  tasks: (() => Promise<T>)[],
  concurrency: number,
): Promise<T[]> {
  const results: T[] = []
  const queue = tasks.entries()
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await task()
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

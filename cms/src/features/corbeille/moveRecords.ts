import { UNREACHABLE } from '../../lib/panel/requestApi'

/** A query string with more ids would be too long (lib/http/queryBounds). */
const AT_ONCE = 100

interface Answer {
  docs?: unknown[]
  errors?: { message: string }[]
}

/**
 * Moves records to the trash, or out of it, from the panel.
 * @returns how many moved, and why others did not, each reason once
 */
export async function moveRecords(
  slug: string,
  ids: string[],
  isRestore: boolean,
): Promise<{ moved: number; errors: string[] }> {
  const errors = new Set<string>()
  let moved = 0
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const answer = await patch(slug, ids.slice(at, at + AT_ONCE), isRestore)
    moved += answer.docs?.length ?? 0
    for (const { message } of answer.errors ?? []) errors.add(message)
  }
  return { moved, errors: [...errors] }
}

async function patch(slug: string, ids: string[], isRestore: boolean): Promise<Answer> {
  try {
    const response = await fetch(`/api/${slug}?trash=true&where[id][in]=${ids.join(',')}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ deletedAt: isRestore ? null : new Date().toISOString() }),
    })
    return (await response.json()) as Answer
  } catch {
    return { errors: [{ message: UNREACHABLE }] }
  }
}

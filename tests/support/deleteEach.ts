import type { Client } from './client'

const AT_ONCE = 8

/**
 * Deletes every record of a collection that is outside the trash, one by one: the API deletes no
 * several at once.
 */
export async function deleteEach(
  administrator: Client,
  collection: 'regards' | 'abonnes',
): Promise<void> {
  const { json } = await administrator.get<{ docs: { id: string }[] }>(
    `/api/${collection}?draft=true&depth=0&limit=0&select[createdAt]=true`,
  )
  const ids = json.docs.map(({ id }) => id)
  const deleteNext = async (): Promise<void> => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const answer = await administrator.delete(`/api/${collection}/${id}`)
      if (answer.status !== 200) {
        throw new Error(`${collection}/${id} was not deleted: ${answer.status} ${answer.text}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, deleteNext))
}

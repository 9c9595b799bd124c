import { HttpResponse } from 'msw'
import { mockApi } from './server'

/** Accepts the creation of an issue. @returns the records that were sent, as they come */
export function answerCreation(): unknown[] {
  const records: unknown[] = []
  mockApi.post('/api/regards', async ({ request }) => {
    records.push(await request.json())
    return HttpResponse.json({ doc: { id: 'regard-12' } }, { status: 201 })
  })
  return records
}

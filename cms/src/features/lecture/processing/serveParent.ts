import type { PageReply, PageRequest } from '@regards/contract/schemas/pageMessages'
import { RefusedPdf } from './RefusedPdf'
import { UnwritableOutput } from './writeOutput'

type Send = (reply: PageReply) => Promise<void>
type Answer = (page: number) => Promise<PageReply>

/**
 * Runs the program of a child process: answers one page at a time, and ends with its parent.
 * @param start opens the PDF and tells what it holds; returns how the answer for a page is made
 */
export async function serveParent(start: (send: Send) => Promise<Answer>): Promise<void> {
  process.once('disconnect', () => process.exit())
  try {
    const answer = await start(send)
    let last: Promise<void> = Promise.resolve()
    process.on('message', ({ page }: PageRequest) => {
      last = last.then(async () => send(await answerFor(page, answer))).catch(refuse)
    })
  } catch (error) {
    await refuse(error)
  }
}

async function answerFor(page: number, answer: Answer): Promise<PageReply> {
  try {
    return await answer(page)
  } catch (error) {
    if (error instanceof RefusedPdf || error instanceof UnwritableOutput) throw error
    throw new RefusedPdf('broken', { cause: error, page })
  }
}

async function refuse(error: unknown): Promise<never> {
  if (error instanceof UnwritableOutput) {
    await send({ type: 'unwritable', code: error.code })
    process.exit(0)
  }
  if (!(error instanceof RefusedPdf)) throw error
  const { reason, page, cause } = error
  const details = cause instanceof Error ? `${cause.name}: ${cause.message}` : ''
  await send({ type: 'refused', reason, ...(page && { page }), details: details.slice(0, 500) })
  process.exit(0)
}

function send(reply: PageReply): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) throw new Error('This program is run by the server')
    process.send(reply, (error: Error | null) => (error ? reject(error) : resolve()))
  })
}

import {
  pageReply,
  type PageReply,
  type ProcessedPage,
} from '@regards/contract/schemas/pageMessages'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { repoRoot } from './paths'

/** What the child process of the product finds in a PDF. */
export type FoundInPdf = {
  opened: Extract<PageReply, { type: 'opened' }>
  langue: string | null
  pages: ProcessedPage[]
}

/**
 * Takes a PDF apart with the built program of the product, as the server does.
 * @param dir existing folder, for the files of the pages
 */
export async function takePdfApart(pdf: Buffer, dir: string): Promise<FoundInPdf> {
  const file = path.join(dir, 'fichier.pdf')
  writeFileSync(file, pdf)
  const child = fork(path.join(repoRoot, 'cms/dist/takePdfApart.js'), [file, dir, ''])
  const replies: unknown[] = []
  let wake: () => void = () => undefined
  child.on('message', (message) => {
    replies.push(message)
    wake()
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The child process ended: ${code}`)
  })
  const next = async (): Promise<PageReply> => {
    if (replies.length === 0)
      await Promise.race([new Promise<void>((resolve) => (wake = resolve)), ended])
    return pageReply.parse(replies.shift())
  }
  const wait = async <Type extends PageReply['type']>(type: Type) => {
    for (;;) {
      const reply = await next()
      if (reply.type === type) return reply as Extract<PageReply, { type: Type }>
      if (reply.type !== 'read') throw new Error(`The child process said ${JSON.stringify(reply)}`)
    }
  }
  try {
    const opened = await wait('opened')
    const { langue } = await wait('ready')
    const pages: ProcessedPage[] = []
    for (let page = 1; page <= opened.nombreDePages; page += 1) {
      child.send({ page })
      pages.push((await wait('page')).page)
    }
    return { opened, langue, pages }
  } finally {
    ended.catch(() => undefined)
    child.kill()
  }
}

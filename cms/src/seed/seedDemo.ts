import fs from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { queueIssues } from '../features/lecture'
import { env } from '../lib/env'
import { log } from '../lib/log'
import { type DemoContent, demoDir, ensureFile } from './DemoContent'
import { seedPages } from './seedPages'

/**
 * On the first start of the embedded set-up, adds images to the pages and publishes the
 * demonstration issues. A marker file prevents a second run, so that deleted issues stay deleted;
 * an interrupted run resumes at the next start.
 */
export async function seedDemo(payload: Payload): Promise<void> {
  const marker = path.join(env.dataDir, 'demonstration-faite')
  if (await exists(marker)) return
  const json = await fs.readFile(path.join(demoDir, 'demo.json'), 'utf8')
  const { images, issues } = JSON.parse(json) as DemoContent
  for (const issue of issues) await publish(payload, issue)
  await seedPages(payload, images)
  if (env.preparesReading) await queueIssues(payload, [])
  await fs.writeFile(marker, '')
  log.info({ numeros: issues.length }, 'Démonstration prête')
}

async function publish(
  payload: Payload,
  { pdf, couverture, ...issue }: DemoContent['issues'][number],
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'regards',
    where: { numero: { equals: issue.numero } },
  })
  if (totalDocs > 0) return
  await payload.create({
    collection: 'regards',
    data: {
      ...issue,
      pdf: await ensureFile(payload, 'documents', pdf),
      couverture: await ensureFile(payload, 'images', couverture),
    },
  })
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  )
}

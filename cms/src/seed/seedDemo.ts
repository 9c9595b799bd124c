import { fork } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'

import { createLocalReq, type Payload } from 'payload'

import { env } from '../env'
import type { FileContext } from '../files/context'
import { randomFolder } from '../files/folder'
import { temporaryDir } from '../files/temporaryFile'
import { log } from '../log'
import type { NumeroDemo } from './demo/NumeroDemo'
import { numerosDemo } from './demo/numeros'
import { dressPages } from './dressPages'
import { drawnFile } from './drawnFile'

/**
 * On the first start of the embedded set-up, hangs pictures on the pages and publishes the
 * demonstration issues. Once done it never comes back, so that an administrator who deletes them is
 * rid of them; a start that was cut short goes on where it stopped.
 */
export async function seedDemo(payload: Payload): Promise<void> {
  const marker = path.join(env.dataDir, 'demonstration-faite')
  if (await exists(marker)) return
  const { docs } = await payload.find({
    collection: 'regards',
    where: { numero: { in: numerosDemo.map(({ numero }) => numero) } },
    select: { numero: true },
    pagination: false,
  })
  const published = new Set(docs.map(({ numero }) => numero))
  await fs.mkdir(temporaryDir, { recursive: true })
  const folder = await fs.mkdtemp(path.join(temporaryDir, 'demonstration-'))
  try {
    log.info('Préparation de la démonstration…')
    await draw('images', folder)
    // The pages need not wait for the issues, which take longest to draw.
    await Promise.all([dressPages(payload, folder), draw('numeros', folder)])
    for (const numero of numerosDemo) {
      if (!published.has(numero.numero)) await publish(payload, numero, folder)
    }
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
  await fs.writeFile(marker, '')
  log.info({ numeros: numerosDemo.length }, 'Démonstration prête')
}

/** Runs src/seed/renderDemo.ts in a process of its own. */
function draw(what: 'images' | 'numeros', folder: string): Promise<void> {
  const [entry, execArgv] = env.isDevelopment
    ? [path.join(env.cmsDir, 'src/seed/renderDemo.ts'), ['--import', 'tsx']]
    : [path.join(env.cmsDir, 'dist/renderDemo.js'), []]
  return new Promise((resolve, reject) => {
    const child = fork(entry, [what, folder], { execArgv })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`renderDemo ended with ${code}`))
    })
  })
}

async function publish(payload: Payload, numero: NumeroDemo, folder: string): Promise<void> {
  const files: FileContext = { folder: randomFolder() }
  // A request of its own for each record: Payload keeps the file it handles on the request.
  const newReq = () => createLocalReq({ context: { files: { ...files } } }, payload)
  const pdf = await payload.create({
    collection: 'documents',
    data: {},
    file: await drawnFile(folder, `${numero.numero}.pdf`, 'application/pdf'),
    req: await newReq(),
  })
  const couverture = await payload.create({
    collection: 'images',
    data: { usage: 'couverture', alt: `Couverture du numéro ${numero.numero} : ${numero.titre}` },
    file: await drawnFile(folder, `${numero.numero}.jpg`, 'image/jpeg'),
    req: await newReq(),
  })
  await payload.create({
    collection: 'regards',
    data: {
      numero: numero.numero,
      dateParution: numero.dateParution,
      titre: numero.titre,
      sommaire: numero.sommaire,
      pdf: pdf.id,
      couverture: couverture.id,
    },
  })
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  )
}

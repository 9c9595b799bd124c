import fs from 'node:fs/promises'
import path from 'node:path'

import { createLocalReq, type Payload } from 'payload'

import { env } from '../env'
import type { FileContext } from '../files/context'
import { randomFolder } from '../files/folder'
import { log } from '../log'
import type { NumeroDemo } from './demo/NumeroDemo'
import { numerosDemo } from './demo/numeros'
import { renderCover } from './demo/renderCover'
import { renderPdf } from './demo/renderPdf'

/**
 * On the first start of the embedded set-up, publishes the demonstration issues. Once done it never
 * comes back, so that an administrator who deletes them is rid of them; a start that was cut short
 * goes on where it stopped.
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
  for (const numero of numerosDemo) {
    if (!published.has(numero.numero)) await publish(payload, numero)
  }
  await fs.writeFile(marker, '')
  log.info({ numeros: numerosDemo.length }, 'Numéros de démonstration publiés')
}

async function publish(payload: Payload, numero: NumeroDemo): Promise<void> {
  const [pdfBytes, coverBytes] = await Promise.all([renderPdf(numero), renderCover(numero)])
  const folder = randomFolder()
  // A request of its own for each record: Payload keeps the file it handles on the request.
  const newReq = () =>
    createLocalReq({ context: { files: { folder } satisfies FileContext } }, payload)
  const pdf = await payload.create({
    collection: 'documents',
    data: {},
    file: {
      name: 'fichier.pdf',
      mimetype: 'application/pdf',
      data: pdfBytes,
      size: pdfBytes.length,
    },
    req: await newReq(),
  })
  const couverture = await payload.create({
    collection: 'images',
    data: { usage: 'couverture', alt: `Couverture du numéro ${numero.numero} : ${numero.titre}` },
    file: { name: 'cover.jpg', mimetype: 'image/jpeg', data: coverBytes, size: coverBytes.length },
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

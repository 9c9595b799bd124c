import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { pdfMetadata, readJsonResponse } from '../../factories/uploads'
import { client } from '../../support/client'
import { createUpload, sendChunk, getUploadLocation } from '../../support/tus'

const { url, dataDir } = inject('product')

test('an upload that has more bytes than it announced is refused, and forgotten', async () => {
  const administrator = await client(url).as('administrateur')
  const location = await getUploadLocation(await createUpload(administrator, 1000, pdfMetadata))
  await sendChunk(administrator, location, 0, Buffer.alloc(400))
  const id = location.split('/').at(-1) ?? ''
  appendFileSync(join(dataDir, 'uploads', id), Buffer.alloc(700))

  const answer = await readJsonResponse(
    await sendChunk(administrator, location, 1100, Buffer.alloc(0)),
  )
  expect(answer).toEqual({
    status: 422,
    json: {
      errors: [
        {
          code: 'server-file-wrong-size',
          message: 'Le fichier reçu n’a pas la taille annoncée\u00a0: envoyez-le de nouveau.',
        },
      ],
    },
  })
  const again = await sendChunk(administrator, location, 400, Buffer.alloc(600))
  expect(again.status).toBe(404)
})

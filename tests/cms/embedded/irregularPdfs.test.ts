import { describe, expect, inject, test } from 'vitest'
import { irregularPdfs, makeIrregularPdf } from '../../factories/irregularPdf'
import { makePdf } from '../../factories/pdf'
import { createFolderName, pdfMetadata, readJsonResponse } from '../../factories/uploads'
import { client } from '../../support/client'
import { upload } from '../../support/tus'

const { url } = inject('product')

type Outcome = { errors?: { message: string; code: string }[] }

const administrator = await client(url).as('administrateur')

const send = async (bytes: Buffer) =>
  readJsonResponse<Outcome>(
    await upload(administrator, bytes, { ...pdfMetadata, folder: createFolderName() }),
  )

const sendForm = (bytes: Buffer) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.pdf')
  form.set('_payload', '{}')
  return administrator.post<Outcome>('/api/documents', undefined, { body: form })
}

describe('a PDF that readers open is accepted, with', () => {
  test.each(irregularPdfs)('%s', async (fault) => {
    expect((await send(await makeIrregularPdf(fault))).status).toBe(200)
  })
})

test('so it is through a form', async () => {
  expect((await sendForm(await makeIrregularPdf('no %%EOF'))).status).toBe(201)
})

describe('an irregular PDF is refused, and the message says why:', () => {
  test.each([
    {
      what: 'it asks for a password',
      make: () => makeIrregularPdf('no %%EOF', 'secret'),
      message: /^Ce PDF est protégé par un mot de passe/,
    },
    {
      what: 'its pages are gone',
      make: async () => cutOut(await makePdf({ pages: 40 }), 0.3, 0.7),
      message: /^Ce PDF est abîmé/,
    },
    {
      what: 'its end is gone',
      make: async () => {
        const pdf = await makePdf({ pages: 40 })
        return pdf.subarray(0, pdf.length / 2)
      },
      message: /^Ce PDF est incomplet\u00a0: sa fin manque/,
    },
    {
      what: 'an update of it was cut off',
      make: async () => (await makePdf({ sizeBytes: 40_000 })).subarray(0, 20_000),
      message: /^Ce PDF est incomplet\u00a0: sa fin manque/,
    },
  ])('$what', async ({ make, message }) => {
    const bytes = await make()
    for (const answer of [await send(bytes), await sendForm(bytes)]) {
      expect(answer).toMatchObject({
        status: 422,
        json: {
          errors: [{ code: 'invalid-pdf', message: expect.stringMatching(message) as string }],
        },
      })
    }
  })
})

/** Takes a part out of the middle, given by its ends as shares of the whole. */
const cutOut = (pdf: Buffer, from: number, to: number): Buffer =>
  Buffer.concat([pdf.subarray(0, pdf.length * from), pdf.subarray(pdf.length * to)])

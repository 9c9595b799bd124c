import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { makeImage } from '../../factories/image'
import { makePdf } from '../../factories/pdf'
import { publishRegard, nextNumero, uploadFile, type RegardDoc } from '../../factories/regard'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const { url } = product

type Errors = { errors: { message: string; code: string; data?: { errors: { path: string }[] } }[] }

const administrator = await client(url).as('administrateur')
const files = {
  pdf: await uploadFile(administrator, await makePdf(), {
    filename: 'a.pdf',
    filetype: 'application/pdf',
    kind: 'pdf',
  }),
  couverture: await uploadFile(administrator, await makeImage('jpeg'), {
    filename: 'a.jpg',
    filetype: 'image/jpeg',
    kind: 'couverture',
  }),
}

const publish = (change: Record<string, unknown>) =>
  administrator.post<Errors>('/api/regards', {
    numero: nextNumero(),
    dateParution: '2026-03-21',
    ...files,
    ...change,
  })

const countOf = async (numero: unknown) =>
  (
    await client(url).get<{ totalDocs: number }>(
      `/api/regards?where[numero][equals]=${String(numero)}`,
    )
  ).json.totalDocs

describe('an issue is refused', () => {
  test.each([
    ['numero', undefined, 'Le numéro est obligatoire'],
    ['numero', null, 'Le numéro est obligatoire'],
    ['numero', 0, 'Le numéro doit être supérieur à 0'],
    ['numero', -1, 'Le numéro doit être supérieur à 0'],
    ...[1.5, 'abc', '1 250', '12abc', '5,5', '1e3'].map(
      (numero) => ['numero', numero, 'Le numéro doit être un nombre entier'] as const,
    ),
    ['numero', 1_000_000_000, 'Le numéro doit avoir neuf chiffres au plus'],
    ['dateParution', undefined, 'La date de parution est obligatoire'],
    ...['2026-13-45', '07/03/2026', 'mars 2026', '2026-02-31T00:00:00Z'].map(
      (day) => ['dateParution', day, 'La date de parution n’est pas une date valable'] as const,
    ),
    ['pdf', undefined, 'Veuillez sélectionner un fichier PDF et une couverture'],
    ['couverture', undefined, 'Veuillez sélectionner un fichier PDF et une couverture'],
    ['pdf', 'inconnu', 'Ce fichier PDF n’existe pas'],
    ['couverture', 'inconnue', 'Cette couverture n’existe pas'],
  ] as const)('when its %s is %j', async (field, value, message) => {
    const answer = await publish({ [field]: value })

    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]).toMatchObject({ message, code: 'validation' })
    expect(answer.json.errors[0]?.data?.errors.map(({ path }) => path)).toEqual([field])
  })

  test('when its number is taken', async () => {
    const { numero } = await publishRegard(administrator)
    const answer = await publish({ numero })

    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]?.message).toBe(`Le numéro ${numero} existe déjà`)
    expect(await countOf(numero)).toBe(1)
  })

  test('when five with one number arrive at once: one stays', async () => {
    const numero = nextNumero()
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish({ numero })))

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400])
    for (const { json } of answers.filter(({ status }) => status === 400)) {
      expect(json.errors[0]?.message).toBe(`Le numéro ${numero} existe déjà`)
    }
    expect(await countOf(numero)).toBe(1)
  })

  test.each(['null', '5', '"x"', '[]'])('when the body is %s', async (body) => {
    const answer = await administrator.post<Errors>('/api/regards', undefined, {
      body,
      headers: { 'content-type': 'application/json' },
    })

    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]?.code).toBe('invalid-json')
  })

  test('when there is no body', async () => {
    const answer = await administrator.post<Errors>('/api/regards')

    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]?.message).toContain('Le numéro est obligatoire')
  })

  test('when the JSON is malformed', async () => {
    const answer = await administrator.post<Errors>('/api/regards', undefined, {
      body: '{"numero":',
      headers: { 'content-type': 'application/json' },
    })

    expect(answer.status).toBe(400)
    expect(answer.json.errors[0]).toEqual({
      message: 'La requête est mal formée.',
      code: 'invalid-json',
    })
  })
})

test.each([
  { given: '2026-03-21', day: '2026-03-21' },
  // Midnight in Paris, as a browser there writes it.
  { given: '2026-03-20T23:00:00.000Z', day: '2026-03-21' },
  { given: Date.UTC(2026, 5, 20, 10), day: '2026-06-20' },
])('the date $given is kept as the day $day', async ({ given, day }) => {
  const answer = await administrator.post<{ doc: RegardDoc }>('/api/regards', {
    numero: nextNumero(),
    dateParution: given,
    ...files,
  })

  expect(answer.json.doc.dateParution).toBe(`${day}T12:00:00.000Z`)
})

test('an unknown issue and an unknown address answer 404 in the house shape', async () => {
  for (const path of ['/api/regards/inconnu', '/api/inconnu', '/api/health/inconnu']) {
    const answer = await client(url).get<Errors>(path)

    expect(answer.status).toBe(404)
    expect(answer.json.errors[0]?.code).toBe('not-found')
  }
})

test('an issue that changes its number gives its files the new name', async () => {
  const { id } = await publishRegard(administrator)
  const numero = nextNumero()
  const answer = await administrator.patch<{ doc: { pdf: { url: string } } }>(
    `/api/regards/${id}`,
    { numero },
  )
  const file = await client(url).raw('HEAD', answer.json.doc.pdf.url)

  expect(file.headers.get('content-disposition')).toBe(`inline; filename="Regards-${numero}.pdf"`)
})

test('a deleted issue takes its files and its counters with it', async () => {
  const { id, numero } = await publishRegard(administrator)
  const { json } = await client(url).get<{ pdf: { url: string }; couverture: { url: string } }>(
    `/api/regards/${id}?depth=1`,
  )
  const records = await openRecords(product)
  const whatIsThere = async () => ({
    files: await Promise.all(
      [json.pdf.url, json.couverture.url].map(
        async (file) => (await client(url).raw('HEAD', file)).status,
      ),
    ),
    counters: (await records.find('compteurs', { regard: id })).length,
    counted: (await client(url).post(`/api/regards/numero/${numero}/vue`)).status,
  })
  onTestFinished(() => records.close())
  expect(await whatIsThere()).toEqual({ files: [200, 200], counters: 1, counted: 200 })
  expect((await administrator.delete(`/api/regards/${id}`)).status).toBe(200)
  expect(await whatIsThere()).toEqual({ files: [404, 404], counters: 0, counted: 404 })
})

test.each(['documents', 'images'])(
  'a file of %s that an issue shows cannot be deleted',
  async (collection) => {
    const { id } = await publishRegard(administrator)
    const { json } = await client(url).get<{ pdf: string; couverture: string }>(
      `/api/regards/${id}?depth=0`,
    )
    const fileId = collection === 'documents' ? json.pdf : json.couverture
    const answer = await administrator.delete<Errors>(`/api/${collection}/${fileId}`)

    expect(answer.status).toBe(409)
    expect(answer.json.errors[0]?.code).toBe('file-in-use')
  },
)

test('the title and the summary of an issue are set in French typography', async () => {
  const { json } = await administrator.post<{
    doc: { id: string; titre: string; sommaire: string }
  }>('/api/regards', {
    numero: nextNumero(),
    dateParution: '2026-03-21',
    ...files,
    titre: " L'été : danser ! ",
    sommaire: 'Qui danse ?\nLe "branle" du XIXe siècle...',
  })

  expect(json.doc).toMatchObject({
    titre: 'L’été\u00a0: danser\u00a0!',
    sommaire: 'Qui danse\u00a0?\nLe «\u00a0branle\u00a0» du XIXe\u00a0siècle…',
  })
  const corrected = await administrator.patch<{ doc: { titre: string } }>(
    `/api/regards/${json.doc.id}`,
    { titre: "L'hiver ?" },
  )
  expect(corrected.json.doc.titre).toBe('L’hiver\u00a0?')
})

test('a title and a summary that are emptied in the panel, which sends empty texts, are none', async () => {
  const { json } = await administrator.post<{ doc: { id: string; numero: number } }>(
    '/api/regards',
    {
      ...{ numero: nextNumero(), dateParution: '2026-03-21', titre: 'Rondes', sommaire: 'Cinq' },
      ...files,
      _status: 'published',
    },
  )
  const { id, numero } = json.doc
  const emptied = await administrator.patch(`/api/regards/${id}`, { titre: '', sommaire: ' ' })
  expect(emptied.json).toMatchObject({ doc: { titre: null, sommaire: null } })
  const page = await administrator.get(`/regards/${numero}`)
  expect(page.text).toContain(`"issueNumber":${numero},"name":"Regards #${numero}"`)
})

test('an empty title and an empty summary that an earlier release stored are none', async () => {
  const { id, numero } = await publishRegard(administrator)
  const records = await openRecords(product)
  await records.update('regards', { numero }, { titre: '', sommaire: '' })
  await records.close()
  const stored = await administrator.get(`/api/regards/${id}`)
  expect(stored.json).toMatchObject({ titre: null, sommaire: null })
  const reading = await administrator.get(`/api/regards/numero/${numero}/lecture`)
  expect(reading.json).toMatchObject({ titre: null })
})

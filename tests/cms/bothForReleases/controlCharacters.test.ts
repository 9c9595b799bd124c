import { afterAll, describe, expect, inject, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { toSent } from '../../support/articles'
import { publishMagazine } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { makeRichText } from '../../factories/richText'
import { openRecords } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

const admin = await visitor.as('administrateur')
const records = await openRecords(product)
const issue = await publishMagazine(product, records, admin)
afterAll(() => records.close())

/** What slides, layouts and PDFs have in their texts, with what a title becomes of it. */
const pasted = 'Feux\vet\fdanses\u2028du\u2029Morvan\u0003\u0001\u009d\ufffe'
const clean = 'Feux et danses du Morvan'

describe('control characters are taken out, line breaks stay in texts of several lines alone', () => {
  test('of an issue, published or a draft', async () => {
    const values = { titre: `${pasted}\r\nfin\tici`, sommaire: `${pasted}\r\nfin` }
    const expected = { titre: `${clean} fin ici`, sommaire: `${clean}\nfin` }
    const { json } = await admin.patch<{ doc: object }>(`/api/regards/${issue.id}`, values)
    expect(json.doc).toMatchObject(expected)
    const draft = await publishRegard(admin, { isDraft: true })
    await admin.patch(`/api/regards/${draft.id}?draft=true`, { ...values, _status: 'draft' })
    expect((await admin.get(`/api/regards/${draft.id}?draft=true`)).json).toMatchObject(expected)
  })

  test('of an article, in the panel and in the arrangement', async () => {
    const [article] = await issue.articles.listAll()
    const values = { titre: pasted, auteurs: ['Anne\nGoff\u0007'], motsCles: [pasted] }
    const texteCorrige = makeRichText(pasted)
    const path = `/api/articles/${article?.id}`
    await admin.patch(path, { ...values, texteCorrige })
    const { json } = await admin.get<{ texteCorrige: object }>(path)
    expect(json).toMatchObject({ titre: clean, auteurs: ['Anne Goff'], motsCles: [clean] })
    expect(JSON.stringify(json.texteCorrige)).toContain(`"${clean}"`)

    await issue.rearrange((first, second) => [
      { ...toSent(first), titre: `Autre\n${pasted}`, chapo: pasted, auteurs: ['Le\u2028Goff'] },
      toSent(second),
    ])
    expect((await issue.articles.listAll())[0]).toMatchObject({
      ...{ titre: `Autre ${clean}`, chapo: clean, auteurs: ['Le Goff'] },
    })
  })

  test('of a letter and of an account', async () => {
    const letter = await admin.post<{ doc: object }>('/api/annonces', {
      objet: 'Fête\r\nBcc: x\u0000',
    })
    expect(letter.json.doc).toMatchObject({ objet: 'Fête Bcc: x' })
    await admin.patch('/api/users/moi', { nom: 'Ed\n=HYPERLINK(A1)' })
    const { json } = await admin.get<{ user: { nom: string } }>('/api/users/me')
    expect(json.user.nom).toBe('Ed =HYPERLINK(A1)')
  })
})

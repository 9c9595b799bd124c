import { createArticlesClient } from '../support/articles'
import type { Client } from '../support/client'
import { openRecords } from '../support/records'
import { addAbonnes } from './abonnes'
import { makeAccount } from './account'
import { magazine, magazinePlan } from './articles'
import { writeReading } from './lecture'
import { changePage, saveDraft, uploadPicture } from './page'
import { publishRegard, type RegardDoc } from './regard'
import { makeRichText } from './richText'

type Place = { dataDir: string; databaseUrl: string | null | undefined }

/**
 * Fills a site with something of every kind that it stores: issues, one of them a draft, their
 * counts, readings and articles, pages with lists, drafts and earlier versions, pictures, a job that
 * waits, accounts, subscribers, a proof of consent.
 */
export async function fillWholeSite(administrator: Client, place: Place): Promise<RegardDoc> {
  const visitor = administrator.anonymous()
  const regard = await publishRegard(administrator, { titre: 'Fêtes d’été' })
  const { id: former } = await publishRegard(administrator, { isDraft: true })
  await administrator.patch(`/api/regards/${former}?draft=true`, { titre: 'Brouillon' })
  await administrator.patch(`/api/regards/${regard.id}`, { sommaire: 'Danses, coiffes' })
  await visitor.post(`/api/regards/${regard.id}/vue`)
  await visitor.post(`/api/regards/${regard.id}/telechargement`)

  const picture = await uploadPicture(administrator, { alt: 'Une coiffe' })
  await changePage(administrator, 'quiSommesNous', { image: picture })
  await changePage(administrator, 'mentionsLegales', {
    sections: ['Éditeur', 'Hébergeur', 'Crédits'].map((titre) => ({
      titre,
      texte: makeRichText(`Le texte de « ${titre} »`),
    })),
  })
  await saveDraft(administrator, 'notreSiege', { titre: 'Bientôt ailleurs' })
  await administrator.post('/api/globals/notreSiege/programmation', {
    date: '2099-01-01T09:00:00.000Z',
  })
  await makeAccount(administrator, 'editeur')
  await addAbonnes({ dataDir: place.dataDir, mongo: toMongo(place) }, ['claire@abonnes.test'])
  await visitor.post('/api/consentements', { choix: 'refus' })

  const records = await openRecords(place)
  try {
    const { json } = await administrator.get<{ pdf: string }>(`/api/regards/${regard.id}?depth=0`)
    await writeReading(place, records, json.pdf, {
      plan: magazinePlan,
      pages: magazine,
    })
    const articles = createArticlesClient(visitor, administrator, regard.numero)
    const [article] = (await articles.propose()).json.articles
    await administrator.patch(`/api/articles/${article?.id}`, {
      auteurs: ['Anne Le Goff', 'Yves Prado'],
    })
  } finally {
    await records.close()
  }
  return regard
}

const toMongo = ({ databaseUrl }: Place) => (databaseUrl ? { url: databaseUrl } : undefined)

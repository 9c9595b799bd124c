import type { Config } from 'payload'
import { expect, test } from 'vitest'
import { accountsPlugin } from '../../../../cms/src/features/accounts'
import { createArticlesPlugin } from '../../../../cms/src/features/articles'
import { consentPlugin } from '../../../../cms/src/features/consent'
import { imagesPlugin } from '../../../../cms/src/features/images'
import { journalPlugin } from '../../../../cms/src/features/journal'
import { createLecturePlugin } from '../../../../cms/src/features/lecture'
import { newsletterPlugin } from '../../../../cms/src/features/newsletter'
import { followArticles } from '../../../../cms/src/features/recherche'
import { regardsPlugin } from '../../../../cms/src/features/regards'
import { globals } from '../../../../cms/src/features/pages'
import { handleSave } from '../../../../cms/src/features/pages/saving/handleSave'
import { invalidateContentHook } from '../../../../cms/src/infrastructure/contentVersion/invalidateContent'

let config = {} as Config
const lecturePlugin = createLecturePlugin({
  onPages: () => Promise.resolve(),
  afterCorrection: [({ doc }) => doc as unknown],
})
const articlesPlugin = createArticlesPlugin(followArticles)
const plugins = [
  imagesPlugin,
  regardsPlugin,
  lecturePlugin,
  articlesPlugin,
  newsletterPlugin,
  consentPlugin,
  accountsPlugin,
  journalPlugin,
]
for (const plugin of plugins) {
  config = await plugin(config)
}
const { collections = [] } = config
const cases = collections.flatMap(({ slug, hooks }) =>
  (['afterChange', 'afterDelete'] as const).map((event) => ({ slug, event, list: hooks?.[event] })),
)
const invalidating = cases.filter(({ list }) =>
  list?.some((hook) => hook === invalidateContentHook),
)

test('the collections that visitors read invalidate the caches', () => {
  const slugs = [...new Set(invalidating.map(({ slug }) => slug))]
  expect(slugs.toSorted()).toEqual(['articles', 'documents', 'images', 'pagesDeRegards', 'regards'])
})

test.each(invalidating)('$slug invalidates the caches before any other $event hook', ({ list }) => {
  expect(list?.indexOf(invalidateContentHook)).toBe(0)
})

test.each(globals)('$slug invalidates the caches before any other hook', ({ hooks }) => {
  expect(hooks?.afterChange?.indexOf(handleSave)).toBe(0)
})

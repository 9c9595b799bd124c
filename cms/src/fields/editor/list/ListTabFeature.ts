import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Feature of the editor: Tab in a list changes the level of an item; see ListTabClientFeature. */
export const ListTabFeature = createServerFeature({
  feature: { ClientFeature: '/fields/editor/list/ListTabClientFeature#ListTabClientFeature' },
  key: 'tabulationDesListes',
})

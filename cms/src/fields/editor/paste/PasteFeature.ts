import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Feature of the editor: text pasted from Word keeps its lists; see cleanPastedHtml. */
export const PasteFeature = createServerFeature({
  feature: { ClientFeature: '/fields/editor/paste/PasteClientFeature#PasteClientFeature' },
  key: 'collage',
})

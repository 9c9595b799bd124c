import type { TextField } from 'payload'

import { validateLink } from '../links/validateLink'
import { EDITOR_PLACEHOLDER } from './editorPlaceholder'

/**
 * Modules of the editor that use top-level await. Imported in parallel, Node 20 loses one of them
 * about six times in a hundred and exits silently with code 13: they are imported sequentially,
 * from the innermost outwards.
 */
const LEXICAL_IMPORTS_IN_ORDER = [
  () => import('@payloadcms/richtext-lexical/lexical'),
  () => import('@payloadcms/richtext-lexical/lexical/selection'),
  () => import('@payloadcms/richtext-lexical/lexical/utils'),
  () => import('@payloadcms/richtext-lexical/lexical/html'),
  () => import('@payloadcms/richtext-lexical/lexical/link'),
  () => import('@payloadcms/richtext-lexical/lexical/list'),
  () => import('@payloadcms/richtext-lexical/lexical/mark'),
  () => import('@payloadcms/richtext-lexical/lexical/rich-text'),
  () => import('@payloadcms/richtext-lexical/lexical/headless'),
]

/** Creates the editor of rich text: only what the site renders, with a visible toolbar. */
export async function loadEditor() {
  for (const load of LEXICAL_IMPORTS_IN_ORDER) await load()
  const lexical = await import('@payloadcms/richtext-lexical')
  const { PasteFeature } = await import('./paste/PasteFeature')
  const { ListTabFeature } = await import('./list/ListTabFeature')
  return lexical.lexicalEditor({
    admin: { placeholder: EDITOR_PLACEHOLDER },
    features: [
      lexical.FixedToolbarFeature(),
      lexical.InlineToolbarFeature(),
      lexical.ParagraphFeature(),
      lexical.HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
      lexical.BoldFeature(),
      lexical.ItalicFeature(),
      lexical.SuperscriptFeature(),
      lexical.UnorderedListFeature(),
      lexical.OrderedListFeature(),
      lexical.BlockquoteFeature(),
      PasteFeature(),
      ListTabFeature(),
      lexical.LinkFeature({
        enabledCollections: [],
        fields: ({ defaultFields }) =>
          defaultFields.map((field) =>
            // Removes the choice of the kind of link: one kind is left.
            'name' in field && field.name === 'linkType'
              ? ({ ...field, admin: { ...field.admin, hidden: true } } as typeof field)
              : 'name' in field && field.name === 'url'
                ? ({
                    ...field,
                    validate: validateLink,
                    admin: { components: { afterInput: ['/fields/links/PagePicker#PagePicker'] } },
                  } as TextField)
                : field,
          ),
      }),
    ],
  })
}

'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'

import { cleanPastedHtml } from './cleanPastedHtml'

function PastePlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(PASTE_COMMAND, (event) => paste(editor, event), COMMAND_PRIORITY_HIGH),
    [editor],
  )
  return null
}

/** @returns whether nothing is left to do; else the editor pastes as it does */
function paste(editor: LexicalEditor, event: unknown): boolean {
  const selection = $getSelection()
  if (!(event instanceof ClipboardEvent) || !$isRangeSelection(selection)) return false
  const cleaned = cleanPastedHtml(event.clipboardData?.getData('text/html') ?? '')
  if (!cleaned) return false
  event.preventDefault()
  selection.insertNodes($generateNodesFromDOM(editor, cleaned.document))
  if (cleaned.hasTable)
    toast.info(
      'Le tableau collé est devenu des lignes\u00a0: les textes du site n’ont pas de tableaux.',
    )
  return true
}

export const PasteClientFeature = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'normal' }],
})

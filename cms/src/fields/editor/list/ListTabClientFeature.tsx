'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  INDENT_CONTENT_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  OUTDENT_CONTENT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { $isListItemNode, type ListItemNode } from '@payloadcms/richtext-lexical/lexical/list'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect } from 'react'

/** Levels of a list below the first. */
const MAX_INDENT = 2

/** Says to screen readers how Tab works in a text with lists (WCAG 2.1.2). */
const HELP = 'Dans une liste, Tab décale l’élément\u00a0; Échap, puis Tab, quitte le texte.'

/**
 * In a list, Tab nests an item below the item before it, and Shift + Tab undoes that; elsewhere Tab
 * leaves the editor, as after Escape. Without this, Tab in a list moved to a button and the next
 * keys were lost.
 */
function ListTabPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    let isLeaving = false
    return mergeRegister(
      editor.registerRootListener((root) => root?.setAttribute('aria-description', HELP)),
      editor.registerCommand(
        KEY_ESCAPE_COMMAND,
        () => {
          isLeaving = true
          return false
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) isLeaving = false
      }),
      editor.registerCommand(
        KEY_TAB_COMMAND,
        (event) => {
          const isLeft = isLeaving
          isLeaving = false
          return !isLeft && changeLevel(editor, event)
        },
        COMMAND_PRIORITY_LOW,
      ),
    )
  }, [editor])
  return null
}

/** @returns whether the key is done; else the browser moves the focus */
function changeLevel(editor: LexicalEditor, event: KeyboardEvent): boolean {
  const selection = $getSelection()
  const item = $isRangeSelection(selection) ? findItem(selection.anchor.getNode()) : undefined
  if (!item) return false
  const level = item.getIndent()
  // Back from the first level leaves the list's editor backwards.
  if (event.shiftKey && level === 0) return false
  event.preventDefault()
  if (event.shiftKey) editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)
  else if (level < MAX_INDENT && hasItemBefore(item))
    editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)
  return true
}

function findItem(node: LexicalNode): ListItemNode | undefined {
  return [node, ...node.getParents()].find($isListItemNode)
}

/** A list that begins one level below its text would be an item without a marker. */
const hasItemBefore = (item: ListItemNode): boolean => item.getPreviousSibling() !== null

export const ListTabClientFeature = createClientFeature({
  plugins: [{ Component: ListTabPlugin, position: 'normal' }],
})

/** Lexical's document as the server sends it, not validated. */
export type RichTextValue = { root?: unknown }

export type RichTextNode = Record<string, unknown> & { type: string }

/** The editor's document, as the server gives it; no part of it is taken on trust. */
export type RichTextValue = { root?: unknown }

export type RichTextNode = Record<string, unknown> & { type: string }

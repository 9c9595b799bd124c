/** Bounds of the API's query language, enforced by server/rest and described by openapi. */
export const queryBounds = {
  /** Characters of a query string: more than the panel's longest, the ids of one field's images. */
  maxCharacters: 32 * 1024,
  maxSortKeys: 5,
  /** Digits of `depth`, `limit` and `page`: no product of two overflows. */
  maxDigits: 6,
  /** SQLite joins at most 64 tables, and a condition on a related record takes up to two. */
  maxClauses: 20,
  /** Nesting limit of Payload's query-string parser. */
  maxNesting: 4,
  /** Each word of a search becomes a separate condition. */
  maxWords: 50,
  /** MongoDB turns searched text into a regular expression, whose size it also limits. */
  maxText: 1000,
  maxList: 1000,
} as const

/** Operators of conditions; Payload's others are for points and lists, which no field is. */
export const SUPPORTED_OPERATORS = [
  ...['equals', 'not_equals', 'exists', 'in', 'not_in', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
] as const

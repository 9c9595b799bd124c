/**
 * JSON that may stand in an element of a page: « </script> » in a text cannot end it, as an escaped <
 * is the same character.
 */
export const escapeJsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')

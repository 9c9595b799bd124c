/**
 * Serializes a value to JSON for an HTML script element: `<` is escaped, so that `</script>` in a
 * text cannot end the element.
 */
export const escapeJsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')

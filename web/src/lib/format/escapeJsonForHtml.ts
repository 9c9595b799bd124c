/** Serializes a value for an HTML script element, which `</script>` in a text cannot end. */
export const escapeJsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')

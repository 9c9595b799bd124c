const PREFIX = 'field-'

/** Id of the element that Payload draws for a field: `field-diapositives__0__image`. */
export const toElementId = (path: string): string => PREFIX + path.replaceAll('.', '__')

/** End of an address that leads to a field in a form (see RequestedField). @param path such as `diapositives.0.image` */
export const toFieldHash = (path: string): string => `#${toElementId(path)}`

/** Reads the path of a field from the end of an address; undefined for any other. */
export function fromFieldHash(hash: string): string | undefined {
  const [, id] = /^#field-([\w-]+)$/.exec(hash) ?? []
  return id?.replaceAll('__', '.')
}

/** Ids of the elements of the rows that a field is in, innermost first. @param path such as `diapositives.0.image` */
export function toRowIds(path: string): string[] {
  const parts = path.split('.')
  return parts
    .flatMap((part, index) =>
      /^\d+$/.test(part) ? [`${parts.slice(0, index).join('-')}-row-${part}`] : [],
    )
    .toReversed()
}

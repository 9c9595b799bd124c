/** Whether a name's end, after the original's stem and a hyphen, is that of a size of any release. */
export const isSizeSuffix = (suffix: string): boolean =>
  /^\d+(-q\d+)?\.(webp|avif|jpg)$/.test(suffix)

/** Types of the parts used here of two packages that ship without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      keepFeatures?: string[]
      preserveNameIds?: number[]
      targetFormat?: 'truetype' | 'woff2'
      variationAxes?: Record<string, { min: number; max: number }>
    },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>
}

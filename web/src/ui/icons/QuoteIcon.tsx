import { createIcon } from './Icon'

export const QuoteIcon = createIcon(
  'M10 7H5v6h5V7Zm0 6c0 2.5-1.5 4-4 4M19 7h-5v6h5V7Zm0 6c0 2.5-1.5 4-4 4',
)

import { createIcon } from './Icon'

export const SearchIcon = createIcon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5L21 21')

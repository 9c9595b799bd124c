import { createIcon } from './Icon'

export const ShareIcon = createIcon('M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8')

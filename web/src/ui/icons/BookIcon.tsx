import { createIcon } from './Icon'

export const BookIcon = createIcon(
  'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zm0 0v14',
)

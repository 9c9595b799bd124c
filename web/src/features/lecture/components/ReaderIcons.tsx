import { createIcon, Icon } from '@web/ui/icons/Icon'

export const OutlineIcon = createIcon('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01')

export const FindIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6" />
    <path d="m20 20-4.7-4.7" />
  </Icon>
)

export const ZoomInIcon = createIcon('M5 12h14M12 5v14')

export const ZoomOutIcon = createIcon('M5 12h14')

export const FullscreenIcon = createIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')

export const PageIcon = createIcon('M6 3h12v18H6zM9 8h6M9 12h6M9 16h4')

export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.5" />
  </Icon>
)

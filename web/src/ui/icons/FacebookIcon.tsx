import { Icon } from './Icon'

export function FacebookIcon() {
  return (
    <Icon>
      <path d="M17 3h-2a4 4 0 0 0-4 4v14M7 12h8" />
    </Icon>
  )
}

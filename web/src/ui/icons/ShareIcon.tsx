import { Icon } from './Icon'

export function ShareIcon() {
  return (
    <Icon>
      <path d="M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8" />
    </Icon>
  )
}

import { Icon } from './Icon'

export function PlayIcon() {
  return (
    <Icon>
      <path d="m8 5 11 7-11 7z" />
    </Icon>
  )
}

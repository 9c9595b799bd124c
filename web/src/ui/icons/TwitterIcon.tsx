import { Icon } from './Icon'

export function TwitterIcon() {
  return (
    <Icon>
      <path d="M3 18c7 3 16 0 16-9l2-3h-3.500a4 4 0 0 0-6.500 4C7.500 10 5 8.500 3.500 6 2.500 9.500 4 12.500 7 14.500 6 16.500 4.500 17.500 3 18z" />
    </Icon>
  )
}

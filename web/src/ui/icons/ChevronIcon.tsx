import { Icon } from './Icon'

type Direction = 'left' | 'right' | 'up' | 'down'

const turns = { down: '0', left: '0.25turn', up: '0.5turn', right: '-0.25turn' }

/** Arrow of a button: navigation to a side, or open and close. */
export function ChevronIcon({ direction }: { direction: Direction }) {
  return (
    <Icon style={{ transform: `rotate(${turns[direction]})` }}>
      <path d="m5 9 7 7 7-7" />
    </Icon>
  )
}

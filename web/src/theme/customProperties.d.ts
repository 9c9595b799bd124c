import 'react'

declare module 'react' {
  /** `style` takes custom properties, which modules read: `{ '--ratio': 1.5 }`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}

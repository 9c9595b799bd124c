/** Interpolates between two '#rrggbb' colours; `share` is 0 to 1. */
export function blend(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16)
  return [1, 3, 5].reduce((hex, at) => {
    const mixed = Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
    return hex + mixed.toString(16).padStart(2, '0')
  }, '#')
}

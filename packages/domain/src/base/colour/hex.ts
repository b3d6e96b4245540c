/** Red, green and blue, each from 0 to 1. */
export type Channels = readonly [number, number, number]

/** The channels of a '#rrggbb' colour. */
export function channelsOf(hex: string): Channels {
  const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

/** Channels as '#RRGGBB'; those out of range take the nearest value. */
export function hexOf(channels: Channels): string {
  const written = channels.map((part) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${written.join('').toUpperCase()}`
}

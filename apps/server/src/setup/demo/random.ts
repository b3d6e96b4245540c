import { v7 } from 'uuid'

/** A seeded random source: the demo is the same every time. */
export type Chance = {
  /** From 0 (included) to 1 (excluded). */
  next: () => number
  /** An integer, both ends included. */
  whole: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  /** Normal distribution: mean 0, standard deviation 1. */
  normal: () => number
  /** A version 7 UUID of that moment. */
  id: (atMs: number) => string
}

/** mulberry32: 32 bits of state are enough for plausible data. */
export function createChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    pick: (list) => {
      const chosen = list[whole(0, list.length - 1)]
      if (chosen === undefined) throw new Error('Nothing to pick from')
      return chosen
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    id: (atMs) => v7({ msecs: atMs, random: Uint8Array.from({ length: 16 }, () => whole(0, 255)) }),
  }
}

import css from './Illustration.module.css'
import { drawings } from './drawings.tsx'

/** The drawings by name. */
export type IllustrationName = keyof typeof drawings

/** A line drawing in its own ink; decorative, so that nothing reads it out. Takes the size that its place gives. */
export function Illustration({ name }: { name: IllustrationName }) {
  const { tone, lines } = drawings[name]
  return (
    <svg viewBox="0 0 120 120" className={`${css.drawing} ${css[tone]}`} aria-hidden="true" focusable="false">
      {lines}
    </svg>
  )
}

const byKind: Record<string, readonly IllustrationName[]> = {
  restaurant: ['leek', 'beetroot', 'peaPod', 'squash', 'radish', 'artichoke', 'carrot', 'chickpea'],
  ENTREE: ['radish', 'artichoke', 'leek', 'peaPod'],
  PLAT: ['squash', 'mushroom', 'beetroot', 'carrot', 'chickpea'],
  DESSERT: ['fig'],
  BOISSON: ['jug'],
}

/** The same drawing every time for a record without a picture, by its kind (a dish's category, 'restaurant') and id. */
export function illustrationFor(kind: string, id: string): IllustrationName {
  const choice = byKind[kind] ?? ['peaPod']
  let sum = 0
  for (const char of id) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003
  return choice[sum % choice.length] ?? 'peaPod'
}

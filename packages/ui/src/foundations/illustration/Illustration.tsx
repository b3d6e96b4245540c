import { classNames, type RootProps } from '../root/index.ts'
import { Drawing } from './Drawing.tsx'
import css from './Illustration.module.css'
import type { IllustrationName } from './illustration-for.ts'

const tones: Record<IllustrationName, 'leaf' | 'beet' | 'carrot' | 'ink'> = {
  artichoke: 'leaf',
  aubergine: 'beet',
  basket: 'carrot',
  beetroot: 'beet',
  carrot: 'carrot',
  chickpea: 'leaf',
  'empty-plate': 'ink',
  fennel: 'leaf',
  fig: 'beet',
  jug: 'leaf',
  leek: 'leaf',
  mushroom: 'ink',
  'pea-pod': 'leaf',
  pear: 'leaf',
  radish: 'beet',
  squash: 'carrot',
  strawberry: 'beet',
  teacup: 'leaf',
  tomato: 'beet',
  wheelbarrow: 'ink',
}

/** A decorative line drawing, hidden from screen readers; its container sets the size. */
export function Illustration({ name, className, ref }: { name: IllustrationName } & RootProps<SVGSVGElement>) {
  return (
    <svg
      ref={ref}
      viewBox="0 0 120 120"
      className={classNames(css.drawing, css[tones[name]], className)}
      aria-hidden="true"
    >
      <Drawing name={name} />
    </svg>
  )
}

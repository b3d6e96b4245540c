import { speciesOf } from '@potager/domain/disease'
import { chatSessionScreenMessages as words } from '@potager/domain/messages'
import css from './RaceMark.module.css'

const drawings = {
  cat: 'M4 4l4 3.2a10 10 0 0 1 8 0L20 4v9a8 8 0 0 1-16 0V4ZM9 12v.5M15 12v.5M10.5 16c.7.8 2.3.8 3 0',
  dog: 'M6 5 3 8v6l3 1M18 5l3 3v6l-3 1M6 5c3-1.5 9-1.5 12 0v9a6 6 0 0 1-12 0V5ZM9.5 10v.5M14.5 10v.5M10.7 14.5h2.6L12 16l-1.3-1.5Z',
  other:
    'M12 12c-3 0-5.5 3.2-5.5 5.5 0 3 3.5 1.5 5.5 1.5s5.5 1.5 5.5-1.5C17.5 15.2 15 12 12 12ZM5 9.5v1M9 5v1.5M15 5v1.5M19 9.5v1',
} as const

/** A cat or dog icon, or a paw when the breed implies neither. */
export function RaceMark({ race }: { race: string }) {
  const species = speciesOf(race) ?? 'other'
  return (
    <svg className={css.mark} viewBox="0 0 24 24" role="img" aria-label={words.species[species]}>
      <path d={drawings[species]} />
    </svg>
  )
}

import { plannerMessages as words } from '@potager/domain/messages'
import type { PlannerBlock, PlannerLayout } from '@potager/domain/planner'
import { addDays, type WallDate } from '@potager/domain/time'
import { PlannerBlockButton } from './PlannerBlocks.tsx'
import css from './PlannerScreen.module.css'
import { periodLabel } from './planner.ts'

export type PlannerListProps = {
  layout: PlannerLayout
  competitorsOf: (block: PlannerBlock) => readonly string[]
  onOpen: (block: PlannerBlock) => void
}

const dayOf = (first: WallDate, { from }: PlannerBlock) => addDays(first, Math.floor(from / 1440))

/** The planner for phones and print: by day, then by room. */
export function PlannerList({ layout, competitorsOf, onOpen }: PlannerListProps) {
  const [first = ''] = layout.days
  return layout.days.map((day) => {
    const lanes = layout.lanes
      .map((lane) => ({ lane, blocks: lane.blocks.filter((block) => dayOf(first, block) === day) }))
      .filter(({ blocks }) => blocks.length > 0)
    if (lanes.length === 0) return null
    return (
      <section key={day} className={css.day} aria-label={periodLabel([day])}>
        {layout.days.length > 1 && <h2>{periodLabel([day])}</h2>}
        {lanes.map(({ lane, blocks }) => (
          <div key={lane.roomId}>
            <p className={css.lane}>{lane.name || words.wholeRestaurant}</p>
            <ul aria-label={words.listOf(lane.name || words.wholeRestaurant)}>
              {blocks.map((block) => (
                <li key={block.booking.id}>
                  <PlannerBlockButton block={block} competitors={competitorsOf(block)} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    )
  })
}

import { chatbotDashboardMessages as words } from '@potager/domain/messages'
import { Tabs } from '../../components/chart/index.ts'
import type { RootProps } from '../../foundations/root/index.ts'

export type PeriodTabsProps = {
  /** Lengths in days. */
  options: readonly number[]
  days: number
  /** Id of the panel that the period concerns. */
  panel: string
  onDays: (days: number) => void
} & RootProps<HTMLDivElement>

/** Tabs for the period of the figures, in days. */
export function PeriodTabs({ options, days, panel, onDays, ...root }: PeriodTabsProps) {
  const tabs = options.map((option) => ({ id: String(option), label: words.period(option) }))
  return (
    <Tabs
      {...root}
      label={words.periods}
      tabs={tabs}
      current={String(days)}
      panel={panel}
      onChoose={(id) => onDays(Number(id))}
    />
  )
}

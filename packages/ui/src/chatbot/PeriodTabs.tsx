import { chatbotDashboardMessages as words } from '@potager/domain/messages'
import { Tabs } from './Tabs.tsx'

export type PeriodTabsProps = {
  options: readonly number[]
  days: number
  /** The element whose content the period decides. */
  panel: string
  onDays: (days: number) => void
}

/** Which period the figures are of, in days. */
export function PeriodTabs({ options, days, panel, onDays }: PeriodTabsProps) {
  const tabs = options.map((option) => ({ id: String(option), label: words.period(option) }))
  return (
    <Tabs
      label={words.periods}
      tabs={tabs}
      current={String(days)}
      panel={panel}
      onChoose={(id) => onDays(Number(id))}
    />
  )
}

import { type Analytics, comparedWith } from '@potager/domain/analytics'
import { chatbotDashboardMessages as words } from '@potager/domain/messages'
import { classNames, type RootProps } from '../../foundations/root/index.ts'
import css from './chatbot.module.css'

export type DataStartProps = { analytics: Analytics } & RootProps<HTMLParagraphElement>

/** The start of the data, if it is later than the start of the period or of the one before it; else nothing. */
export function DataStart({ analytics, className, ref }: DataStartProps) {
  const { since, period } = analytics
  if (since === null || period.sessions === 0 || comparedWith(analytics)) return null
  return (
    <p ref={ref} className={classNames(css.note, css.text, className)}>
      {since > period.from ? words.dataSince(since) : words.noTrend(since)}
    </p>
  )
}

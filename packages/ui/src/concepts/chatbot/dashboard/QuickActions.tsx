import { chatbotDashboardMessages as words } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Panel } from '../../../components/chart/index.ts'
import type { NavLink } from '../../../components/navigation/index.ts'
import css from './QuickActions.module.css'

const { action } = words
const actions = [
  { href: `${paths.diseases}?action=create`, label: action.addDisease },
  { href: paths.reports, label: action.reports },
  { href: paths.sessions, label: action.sessions },
  { href: paths.analytics, label: action.analytics },
  { href: paths.chatbotSettings, label: action.settings },
]

/** Links to the most common next tasks. */
export function QuickActions({ link: Link = 'a' }: { link?: NavLink | undefined }) {
  return (
    <Panel title={words.actions}>
      <ul className={css.actions}>
        {actions.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={css.action}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

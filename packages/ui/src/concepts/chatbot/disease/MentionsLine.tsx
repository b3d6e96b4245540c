import { diseaseImportMessages } from '@potager/domain/messages'
import type { NavLink } from '../../../components/navigation/index.ts'
import css from './DiseaseDialog.module.css'

const words = diseaseImportMessages.mentions

/** Sessions and reports that mention a disease, with a link; null counts are loading. */
export type MentionsLineProps = {
  counts: { sessions: number; openReports: number; resolvedReports: number } | null
  failed: boolean
  openReportsHref: string
  resolvedReportsHref: string
  link?: NavLink | undefined
}

/** « Mentionnée dans N sessions et M signalements », with a link to the reports. */
export function MentionsLine({ counts, failed, link: Link = 'a', ...hrefs }: MentionsLineProps) {
  return (
    <div className={css.mentions} role="group" aria-label={words.label}>
      <span role="status">
        {failed && !counts && <span>{words.failed}</span>}
        {counts && <span>{words.text(counts.sessions, counts.openReports + counts.resolvedReports)}</span>}
      </span>
      {counts && counts.openReports > 0 && <Link href={hrefs.openReportsHref}>{words.open}</Link>}
      {counts && counts.resolvedReports > 0 && <Link href={hrefs.resolvedReportsHref}>{words.resolved}</Link>}
    </div>
  )
}

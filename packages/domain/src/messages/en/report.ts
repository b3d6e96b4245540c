import { formatCount } from '../../format/counts.ts'
import type * as fr from '../fr/report.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'

export const reportMessages = {
  resolved: 'Report resolved!',
  resolveFailure: 'Resolving failed',
  unknown: 'No such report.',
  alreadyResolved: 'This report is resolved already.',
} satisfies Translated<typeof fr.reportMessages>

export const reportFormMessages = {
  resolution: 'Please type a resolution',
  updateDisease: 'Say whether the disease base is to be updated',
  session: 'No such session',
  feedback: 'Say what was wrong',
  actualDiagnosis: 'A text is expected',
  max: (max) => `${max} characters at most`,
} satisfies Translated<typeof fr.reportFormMessages>

export const reportDeskMessages = {
  title: 'Report management',
  figures: 'Figures of the reports',
  active: 'Active reports',
  rate: 'Rate of resolution',
  rateHint: (resolved, total) => `${formatCount(resolved)} of ${formatCount(total)}`,
  accuracy: 'Overall accuracy',
  tabs: 'State of the reports',
  pending: (count) => (count === null ? 'Unresolved' : `Unresolved (${formatCount(count)})`),
  done: 'Resolved',
  count: (count) => plural(count, 'report'),
  found: (count, total) => `${plural(count, 'report')} (of ${formatCount(total)} in all)`,
  foundInRead: (count, read) => `${plural(count, 'report')} among the latest ${formatCount(read)}`,
  filters: {
    heading: 'Filter the reports',
    search: 'Session, comment or diagnosis',
    from: 'From',
    to: 'To',
  },
  list: 'Reports',
  pages: 'Pages of reports',
  resolvedChip: 'Resolved',
  ages: { urgent: 'Urgent', medium: 'Medium', recent: 'Recent' },
  sessionLink: (id) => `Session #${id}`,
  session: 'Session',
  sessionOf: (id) => `Session of report ${id}`,
  resolve: 'Resolve',
  resolveOf: (id) => `Resolve report ${id}`,
  suggested: (diagnosis) => `Suggested diagnosis: ${diagnosis}`,
  answered: (diagnosis) => `The chatbot had answered: ${diagnosis}`,
  resolution: (text) => `Resolution: ${text}`,
  noPending: 'No report to handle',
  noPendingHint: 'When an answer of the chatbot is reported, it waits here.',
  noDone: 'No resolved report',
  noDoneHint: 'The reports that you resolve are kept here.',
  filteredEmpty: 'No report matches the filters',
  filteredHint: 'Widen the dates or reset the filters.',
  nothingToExport: 'No report to export',
  fileName: (resolved) => (resolved ? 'resolved-reports' : 'unresolved-reports'),
  columns: {
    id: 'Identifier',
    session: 'Session',
    date: 'Date',
    feedback: 'Comment',
    diagnosis: 'Suggested diagnosis',
    resolved: 'Resolved',
    resolution: 'Resolution',
  },
  form: {
    title: 'Resolve the report',
    quick: 'Quick answers',
    phrases: [
      'Right diagnosis, the user was mistaken',
      'Not enough symptoms for a diagnosis',
      'Disease added to the base',
      'Diagnosis improved thanks to the report',
      'Special case, documented',
    ],
    resolution: 'Resolution',
    updateDisease: 'Update the disease base',
    updateHint: 'The record of the disease opens next, filled in with this report.',
    submit: 'Mark as resolved',
    submitting: 'Resolving…',
  },
} satisfies Translated<typeof fr.reportDeskMessages>

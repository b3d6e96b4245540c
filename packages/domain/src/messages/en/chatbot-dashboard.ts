import type { CallHealth } from '../../analytics/call-health.ts'
import type { Trend } from '../../analytics/dashboard.ts'
import { formatCount, formatPercent } from '../../format/counts.ts'
import { formatDate } from '../../format/dates.ts'
import type * as fr from '../fr/chatbot-dashboard.ts'
import type { Translated } from '../translated.ts'
import { plural } from './plural.ts'
import { pageTitles } from './titles.ts'

const service: Record<CallHealth['service'], string> = {
  unknown: 'Unknown',
  ok: 'Working',
  slow: 'Slow',
  failed: 'Failing',
}
const connection: Record<CallHealth['connection'], string> = {
  unknown: 'Unknown',
  connected: 'Connected',
  lost: 'Not connected',
}
const periods: Record<number, string> = { 1: 'Today', 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' }
const direction: Record<Trend['direction'], string> = { up: 'Rising', down: 'Falling', same: 'Steady' }
const sign: Record<Trend['direction'], string> = { up: '+', down: '−', same: '' }

export const chatbotDashboardMessages = {
  title: pageTitles.chatbotDashboard,
  periods: 'Period',
  period: (days) => periods[days] ?? plural(days, 'day'),
  figures: 'Figures of the period',
  totalDiagnostics: 'Diagnoses',
  accuracy: 'Accuracy',
  reports: 'Reports to handle',
  reportsHint: 'all periods',
  race: 'Most consulted breed',
  raceHint: (count, of) => `${formatCount(count)} of ${plural(of, 'session')}`,
  trend: ({ amount, direction: way, unit }) =>
    `${sign[way]}${unit === 'percent' ? formatPercent(amount) : `${amount.toLocaleString('fr-FR')} pt`}`,
  trendName: (trend) => direction[trend.direction],
  trendSince: 'against the same span just before',
  dataSince: (since) =>
    `Data begins on ${formatDate(since)}: nothing is counted before that day, and no change is given.`,
  noTrend: (since) =>
    `No change is given: data begins on ${formatDate(since)}, after the start of the previous period.`,
  onTarget: (target) => `sessions without report, target of ${target}% met`,
  underTarget: (target) => `sessions without report, below the target of ${target}%`,
  noTargetYet: (least, count) => `sessions without report, no verdict below ${least} (n = ${count})`,
  topSymptoms: 'Top 5 symptoms',
  topRaces: 'Top 5 breeds',
  sinceStart: 'since the start',
  sample: (count) => `n = ${plural(count, 'session')}`,
  noTerms: 'Not enough data (n = 0)',
  times: (count) => `${count}×`,
  recent: 'Recent unresolved reports',
  noRecent: 'No recent report!',
  allReports: 'All reports',
  suggested: (diagnosis) => `Suggested diagnosis: ${diagnosis}`,
  actions: 'Quick actions',
  action: {
    addDisease: 'Add a disease',
    sessions: 'See the sessions',
    reports: 'Handle the reports',
    analytics: 'Open the analytics',
    settings: 'Set up the chatbot',
  },
  status: 'State of the system',
  statusService: 'Chatbot',
  statusConnection: 'Server',
  statusLast: 'Last call',
  service: (state) => service[state],
  connection: (state) => connection[state],
  noCall: 'No call yet',
  milliseconds: (ms) => `${Math.round(ms).toLocaleString('fr-FR')} ms`,
  summary: 'Summary of performance',
  excellent: 'Excellent performance',
  good: 'Accuracy target met',
  improvable: 'Accuracy to improve',
  insufficient: 'Not enough data (n = 0)',
  noVerdict: (least, count) => `No verdict below ${plural(least, 'session')} (n = ${count})`,
  topDiagnosis: 'Most frequent diagnosis',
  topDiagnosisOf: (name, percentage, of) => `${name} (${formatPercent(percentage)}, n = ${of.toLocaleString('fr-FR')})`,
  withoutResult: 'Sessions without result',
  averageTime: 'Average time of a diagnosis',
  overall: (since) => (since === null ? 'Accuracy since the start' : `Accuracy since ${formatDate(since)}`),
} satisfies Translated<typeof fr.chatbotDashboardMessages>

import { lastDays, percentOf, VERDICT_SESSIONS } from '@potager/domain/analytics'
import type { ChatbotSettings } from '@potager/domain/chatbot-settings'
import type { Diagnosis } from '@potager/domain/diagnosis'
import type { MessageContent } from '@potager/domain/message'
import { messageScreenMessages } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { type Instant, todayInParis, weekStart } from '@potager/domain/time'
import type { Database, Queryable } from '../../db/database.ts'
import { findChatbotSettings } from '../chatbot-settings/queries.ts'
import { writeMessage } from './queue.ts'

/** The days whose accuracy is looked at, as for the observations of the analytics. */
const ACCURACY_DAYS = 30

/** The notifications of the chatbot's settings. */
type Notifications = ChatbotSettings['notifications']

/** Alerts whom the settings name; the house's administrators where they name nobody. `times` says how often at most. */
function alert(tx: Queryable, { adminEmail }: Notifications, about: MessageContent & { times: string; link: string }) {
  const { times, ...message } = about
  return writeMessage(tx, {
    ...message,
    event: `${message.kind}/${times}`,
    to: { name: messageScreenMessages.house, email: adminEmail, phone: null },
    restaurantId: null,
  })
}

/** Alerts of a consultation with an urgent result: of each disease once a day, however many ask. */
export async function alertOfUrgency(
  tx: Queryable,
  { notifications }: ChatbotSettings,
  results: readonly Diagnosis[],
  now: Instant,
): Promise<void> {
  const first = results.find(({ urgency }) => urgency === 'HIGH')
  if (!first || !notifications.emailEnabled || !notifications.highUrgencyAlerts) return
  await alert(tx, notifications, {
    kind: 'chatbot-urgent',
    words: { disease: first.name, probability: Math.round(first.probability) },
    times: `${todayInParis(now)}/${first.name.slice(0, 120)}`,
    link: paths.sessions,
  })
}

/** Alerts of reports that nobody has resolved once there are as many as the settings say, once a day. */
export async function alertOfReports(tx: Queryable, { notifications }: ChatbotSettings, now: Instant): Promise<void> {
  const { emailEnabled, reportThreshold } = notifications
  if (!emailEnabled) return
  const [row] = await tx.query<{ reports: number }>(
    'select coalesce(sum(reports), 0)::int as reports from report_rollup where not resolved',
  )
  const reports = row?.reports ?? 0
  if (reports < reportThreshold) return
  await alert(tx, notifications, {
    kind: 'chatbot-reports',
    words: { reports, threshold: reportThreshold },
    times: todayInParis(now),
    link: paths.reports,
  })
}

/** Alerts of an accuracy below the settings' threshold over the latest days, once a week, when enough was asked. */
export async function alertOfAccuracy(db: Database, now: Instant): Promise<void> {
  const { notifications } = await findChatbotSettings(db)
  const { emailEnabled, accuracyAlerts, accuracyThreshold } = notifications
  if (!emailEnabled || !accuracyAlerts) return
  const today = todayInParis(now)
  const { from, to } = lastDays(ACCURACY_DAYS, today)
  const [row] = await db.query<{ sessions: number; reported: number }>(
    `select coalesce(sum(sessions), 0)::int as sessions, coalesce(sum(reported), 0)::int as reported
     from chat_rollup where facet = 'day' and day between $1::date and $2::date`,
    [from, to],
  )
  const { sessions = 0, reported = 0 } = row ?? {}
  const accuracy = percentOf(sessions - reported, sessions)
  if (accuracy === null || sessions < VERDICT_SESSIONS || accuracy >= accuracyThreshold) return
  await alert(db, notifications, {
    kind: 'chatbot-accuracy',
    words: { accuracy: Math.floor(accuracy), threshold: accuracyThreshold, sessions },
    times: weekStart(today),
    link: paths.analytics,
  })
}

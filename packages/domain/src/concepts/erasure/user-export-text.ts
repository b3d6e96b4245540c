import { formatInstant } from '../../base/format/index.ts'
import { taskLabels } from '../../base/messages/tasks.ts'
import { roleLabels } from '../user/user.messages.ts'
import { exportTextMessages as words } from './export-text.messages.ts'
import { exportText, historySection, line, noticesSection, reviewsSection, section } from './export-text.ts'
import { userExportMessages } from './user-export.messages.ts'
import type { UserExport } from './user-export.ts'

const own = userExportMessages

const label = (labels: Readonly<Record<string, string>>, code: string) => labels[code] ?? code

const accountLines = ({ account }: UserExport) => [
  account.username,
  ...line(own.fullName, `${account.firstName} ${account.lastName}`.trim()),
  ...line(words.email, account.email),
  ...line(own.role, label(roleLabels, account.role)),
  ...line(own.tasks, account.tasks?.map((task) => label(taskLabels, task)).join(', ') ?? ''),
  ...line(words.createdAt, formatInstant(account.createdAt)),
]

/** What is held about the person of an account, as a text that they can read. */
export function userExportText(held: UserExport): string {
  return exportText(held.exportedAt, [
    ...section(own.account, [accountLines(held)]),
    ...section(
      own.restaurants,
      held.restaurants.map(({ name, since }) => [name, ...line(own.since, since ? formatInstant(since) : '')]),
    ),
    ...section(
      own.sessions,
      held.sessions.map(({ device, createdAt, endsAt }) => [
        device || own.unknownDevice,
        ...line(own.from, formatInstant(createdAt)),
        ...line(own.until, formatInstant(endsAt)),
      ]),
    ),
    ...section(
      own.addresses,
      held.addresses.map(({ fingerprint, seenAt }) => [fingerprint, ...line(own.seenAt, formatInstant(seenAt))]),
    ),
    ...section(
      own.refusedSignIns,
      held.refusedSignIns.map(({ hour, refused }) => [`${formatInstant(hour)}\u00a0: ${own.refused(refused)}`]),
    ),
    ...reviewsSection(held.reviews),
    ...noticesSection(held.notices),
    ...historySection(held.history),
  ])
}

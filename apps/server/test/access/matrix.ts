import { tasksForCall } from '@potager/domain/auth'
import type { Endpoint } from '@potager/domain/contract'
import {
  accountAccess,
  accountLinkAccess,
  auditAccess,
  authAccess,
  capabilityAccess,
  dayAccess,
  figuresAccess,
  firstStepsAccess,
  houseAccess,
  retentionAccess,
  teamAccess,
  userAccess,
} from './account.ts'
import {
  assistantAccess,
  chatbotSettingsAccess,
  chatSessionAccess,
  diagnosisAccess,
  diseaseAccess,
  signAccess,
} from './chatbot.ts'
import { customerAccess, erasureAccess, messageAccess, orderAccess } from './customer.ts'
import { bookingAccess, calendarAccess, eventRequestAccess, requestAccess, reservationAccess } from './reservation.ts'
import { dishAccess, meetingRoomAccess, restaurantAccess, restaurantMenuAccess } from './restaurant.ts'
import { noticeAccess, reviewAccess, visitReviewAccess } from './review.ts'
import { type CallerName, type Row, statusesOf, whenEmployed, whenSignedIn } from './row.ts'

const ofRestaurants: Row = { ...whenSignedIn(200), rows: 'of own restaurants' }

const consoleAccess: Record<string, Row> = {
  browseReservations: ofRestaurants,
  browseEventRequests: ofRestaurants,
  browseDiseases: whenEmployed(200),
  browseSessions: whenEmployed(200),
  browseReports: whenEmployed(200),
  browseReviews: whenEmployed(200),
  browseCustomers: ofRestaurants,
  search: {
    sent: () => ({ query: { q: 'aub' } }),
    ...whenEmployed(200),
    note: 'orders, bookings and customers of own restaurants, own restaurants, every dish and disease; accounts for admins',
  },
}

/** Expected statuses of each kind of caller; a call of the contract without a row fails the test. */
export const matrix: Record<string, Row> = {
  ...capabilityAccess,
  ...authAccess,
  ...auditAccess,
  ...customerAccess,
  ...restaurantAccess,
  ...dishAccess,
  ...restaurantMenuAccess,
  ...reviewAccess,
  ...noticeAccess,
  ...visitReviewAccess,
  ...accountAccess,
  ...accountLinkAccess,
  ...userAccess,
  ...teamAccess,
  ...orderAccess,
  ...reservationAccess,
  ...meetingRoomAccess,
  ...eventRequestAccess,
  ...bookingAccess,
  ...requestAccess,
  ...calendarAccess,
  ...messageAccess,
  ...dayAccess,
  ...erasureAccess,
  ...figuresAccess,
  ...firstStepsAccess,
  ...houseAccess,
  ...retentionAccess,
  ...diseaseAccess,
  ...signAccess,
  ...diagnosisAccess,
  ...chatbotSettingsAccess,
  ...chatSessionAccess,
  ...assistantAccess,
  ...consoleAccess,
}

const columns: readonly (readonly [CallerName, string])[] = [
  ['anonymous', 'Anyone'],
  ['new owner', 'Owner of nothing yet'],
  ['other owner', 'Owner of another'],
  ['owner', 'Owner'],
  ['gerant', 'Manager'],
  ['admin', 'Admin'],
]

const introduction = `# Authorisation

Who may make which call, on which rows. The server's tests write this page (\`apps/server/test/access.test.ts\`): they make every call
of the contract as every kind of caller, and fail when an answer and this table differ. After a change on purpose:
\`npx vitest run apps/server/test/access.test.ts -u\`.

- **Anyone** has no session. A session that is over, a suspended account's, an expired, forged, altered or unsigned token is worth
  nothing: 401 wherever a session is asked for, and what anyone gets where none is.
- **Owner** works for the restaurant in question, **owner of another** for a different one, **owner of nothing yet** has just
  registered (role \`RESTAURANT_OWNER\`, all three): it makes a restaurant, accepts an invitation and reads its own account, and
  nothing that is shared. **Manager** and **admin** see every restaurant.
- An administrator can narrow an owner or a manager to **tasks**: orders, bookings, menu, moderation, chatbot. Without a narrowing an
  account has all. A call that needs one of several tasks names them; one without a task is open whatever the tasks. A call that is closed
  answers 403 and says which task opens it (\`apps/server/test/users.test.ts\` makes every call with each task); the stream of changes, the
  search and the counts of the day leave out what is closed, the history of a closed record is 404.
- Rights come from the account as it is at that moment, never from what a token or a body says ([decision 0008](decisions/accounts.md#0008)).

« yes »: may make the call. « – »: 401 without a session, 403 with one. « 404 »: told that there is no such record, so that nobody learns
of others’. *Rows* tells what of a list one gets: everything, or what is of the caller's own restaurants; managers and admins always get
everything there. \`GET /changes\`, the stream of changes, asks for a session and tells of the same rows as the lists do.
\`GET /notprotected/restaurant/:id/menu/changes\` is open to anyone, and tells only that this menu changed.
`

function cell({ call }: Endpoint, row: Row, who: CallerName): string {
  if (call.access === 'public') return 'yes'
  const statuses = statusesOf(row)
  const status = statuses[who]
  if (status === 401 || status === 403) return '–'
  // A 404 that administrators get too hides nothing.
  return status === 404 && statuses.admin !== 404 ? '404' : 'yes'
}

function rowsOf(row: Row): string {
  const { owner, 'other owner': other } = statusesOf(row)
  return [row.rows ?? (owner === other || row.gerant === other ? 'all' : 'of own restaurants'), row.note]
    .filter(Boolean)
    .join('; ')
}

/** docs/authorisation.md: one line per call. */
export function authorisationPage(
  contract: Record<string, Record<string, Endpoint>>,
  expected: Record<string, Row>,
): string {
  const lines = Object.values(contract)
    .flatMap((group) => Object.values(group))
    .flatMap((endpoint) => {
      const { call } = endpoint
      const row = expected[call.name]
      if (!row) return []
      const address = `\`${call.method} ${call.path}\`${call.extension ? ' (extension)' : ''}`
      return [
        [
          call.name,
          address,
          ...columns.map(([who]) => cell(endpoint, row, who)),
          tasksForCall(call)?.join(' or ') ?? '',
          rowsOf(row),
        ],
      ]
    })
  const head = ['Call', 'Address', ...columns.map(([, title]) => title), 'Task', 'Rows']
  const table = [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
  return `${introduction}\n${table.join('\n')}\n`
}

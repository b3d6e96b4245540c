import { displayName, type Role, roles } from '@potager/domain/auth'
import { formatInstant, readableCode } from '@potager/domain/format'
import {
  roleLabels,
  backOfficeMessages as texts,
  userFieldLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { listUsers, type User, type UserRights, updateUser, userState, userStates } from '@potager/domain/user'
import { UserStateChip } from '@potager/ui/account'
import { session } from '../../auth/session.ts'
import { listStarts } from '../../lists/list-starts.ts'
import { api, supports } from '../../services.ts'
import { listPage } from '../ConsoleList.tsx'
import type { Action, Description } from '../description.ts'
import { recordPage } from '../RecordPage.tsx'

const { filters, actions } = words
const stateOf = (user: User) => words.userState[userState(user)] ?? ''
const state = (user: User) => <UserStateChip state={userState(user)} />
const roleOf = ({ role }: User) => roleLabels[role as keyof typeof roleLabels] ?? readableCode(role)

const give =
  (rights: Partial<UserRights>) =>
  ({ id }: User) =>
    api.send(updateUser, { id, ...rights })
const promotion: Record<Role, string> = {
  RESTAURANT_OWNER: actions.makeOwner,
  MANAGER: actions.makeManager,
  ADMIN: actions.makeAdmin,
}

/** The server refuses changes to one's own rights. */
const isOther = ({ username }: User) => username !== displayName(session.read())

const userActions: readonly Action<User>[] = supports(updateUser) ? rightsActions() : []

function rightsActions(): readonly Action<User>[] {
  return [
    { verb: actions.admit, fits: ({ approved }) => !approved, run: give({ approved: true }) },
    {
      verb: actions.suspend,
      fits: (user) => !user.suspended && isOther(user),
      run: give({ suspended: true }),
      asks: true,
      destructive: true,
    },
    { verb: actions.restore, fits: ({ suspended }) => suspended, run: give({ suspended: false }) },
    ...roles.map(
      (role): Action<User> => ({
        verb: promotion[role],
        question: (counted) => words.questions.role(roleLabels[role], counted),
        fits: (user) => user.role !== role && isOther(user),
        run: give({ role }),
        asks: true,
      }),
    ),
  ]
}

const description: Description<User> = {
  name: 'users',
  call: listUsers,
  audited: 'user',
  count: words.counts.users,
  ...listStarts.users,
  columns: [
    { source: 'username', label: userFieldLabels.username, cell: ({ username }) => username, sortable: true },
    {
      source: 'fullName',
      label: userFieldLabels.fullName,
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    { source: 'email', label: userFieldLabels.email, cell: ({ email }) => email, sortable: true },
    { source: 'role', label: userFieldLabels.role, cell: roleOf, sortable: true },
    { source: 'state', label: userFieldLabels.state, cell: stateOf, render: state },
    {
      source: 'createdAt',
      label: userFieldLabels.createdAt,
      cell: (row) => formatInstant(row.createdAt),
      sortable: true,
    },
  ],
  filters: [
    { kind: 'text', source: 'q', label: texts.search },
    {
      kind: 'choice',
      source: 'role',
      label: userFieldLabels.role,
      options: [{ value: '', label: filters.anyRole }, ...roles.map((value) => ({ value, label: roleLabels[value] }))],
    },
    {
      kind: 'choice',
      source: 'state',
      label: userFieldLabels.state,
      options: [
        { value: '', label: filters.anyState },
        ...userStates.map((value) => ({ value, label: words.userState[value] ?? value })),
      ],
    },
  ],
  summary: { secondary: (user) => `${roleOf(user)} · ${user.email}`, end: state },
  nameOf: ({ username }) => username,
  statusOf: state,
  facts: (user) => [
    [userFieldLabels.fullName, `${user.firstName} ${user.lastName}`],
    [userFieldLabels.email, user.email],
    [userFieldLabels.role, roleOf(user)],
    [userFieldLabels.createdAt, formatInstant(user.createdAt)],
  ],
  actions: userActions,
}

export const ListPage = listPage(description)
export const RecordPage = recordPage(description)

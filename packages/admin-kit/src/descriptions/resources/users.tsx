import { displayName, type Role, roles } from '@potager/domain/auth'
import { formatInstant, readableCode } from '@potager/domain/format'
import {
  emptyListMessages,
  roleLabels,
  backOfficeMessages as texts,
  userFieldLabels,
  consoleMessages as words,
} from '@potager/domain/messages'
import { listUsers, type User, userState, userStates } from '@potager/domain/user'
import { UserStateChip } from '@potager/ui/account'
import { listStarts } from '../../query/list-starts.ts'
import type { Action, Description, DescriptionContext } from '../description.ts'

const { filters, actions } = words
const stateOf = (user: User) => words.userState[userState(user)] ?? ''
const state = (user: User) => <UserStateChip state={userState(user)} />
const roleOf = ({ role }: User) => roleLabels[role as keyof typeof roleLabels] ?? readableCode(role)

const promotion: Record<Role, string> = {
  RESTAURANT_OWNER: actions.makeOwner,
  MANAGER: actions.makeManager,
  ADMIN: actions.makeAdmin,
}

type Signed = Pick<DescriptionContext, 'session'>

/** An erased person comes back by no action. */
const ofPersons = (all: readonly Action<User>[]) =>
  all.map(
    (action): Action<User> => ({
      ...action,
      fits: (user) => user.erasedAt === undefined && action.fits(user),
    }),
  )

function actionsFor({ session }: Signed): readonly Action<User>[] {
  // The server refuses changes to one's own rights.
  const isOther = ({ username }: User) => username !== displayName(session.read())
  return ofPersons([
    { verb: actions.admit, fits: ({ approved }) => !approved, changes: 'approved', to: () => ({ approved: true }) },
    {
      verb: actions.suspend,
      fits: (user) => !user.suspended && isOther(user),
      changes: 'suspended',
      to: () => ({ suspended: true }),
      undo: () => ({ suspended: false }),
      asks: true,
      destructive: true,
    },
    {
      verb: actions.restore,
      fits: ({ suspended }) => suspended,
      changes: 'suspended',
      to: () => ({ suspended: false }),
      undo: () => ({ suspended: true }),
    },
    ...roles.map(
      (role): Action<User> => ({
        verb: promotion[role],
        question: (counted) => words.questions.role(roleLabels[role], counted),
        fits: (user) => user.role !== role && isOther(user),
        changes: 'role',
        to: () => ({ role }),
        undo: (before) => ({ role: before.role }),
        asks: true,
      }),
    ),
  ])
}

/** Accounts; nobody is offered a change of their own. */
export const describe = (context: Signed): Description<User> => ({
  name: 'users',
  call: listUsers,
  audited: 'user',
  count: words.counts.users,
  empty: emptyListMessages.users,
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
      unbroken: true,
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
  actions: actionsFor(context),
})

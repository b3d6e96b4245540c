import {
  choicesOf,
  DataTable,
  FunctionField,
  InstantField,
  List,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
  type UpdateProps,
} from '@potager/admin-kit'
import { listStarts } from '@potager/admin-kit/query'
import { displayName, type Role, roles } from '@potager/domain/auth'
import { readableCode } from '@potager/domain/format'
import { userFieldLabels as labels, roleLabels, consoleMessages as words } from '@potager/domain/messages'
import { listUsers, type User, userState, userStates } from '@potager/domain/user'
import { UserStateChip } from '@potager/ui/account'
import { AccountOrigin } from '../app/origins.tsx'
import { session } from '../auth/session.ts'
import { EmptyList, ListActions } from '../console/ListActions.tsx'
import { Record } from '../console/Record.tsx'
import { buttonsOf } from './parts/buttonsOf.tsx'
import { TasksOfAccount } from './parts/TasksOfAccount.tsx'
import { UserActs } from './parts/UserActs.tsx'

const { actions, filters } = words

const options = { count: words.counts.users }
const recordRepresentation = ({ username }: User) => username

const stateOf = (user: User) => words.userState[userState(user)] ?? ''
const state = (user: User) => <UserStateChip state={userState(user)} />
const roleOf = ({ role }: User) => roleLabels[role as keyof typeof roleLabels] ?? readableCode(role)
const fullNameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`

const promotion: { [Name in Role]: string } = {
  RESTAURANT_OWNER: actions.makeOwner,
  MANAGER: actions.makeManager,
  ADMIN: actions.makeAdmin,
}

// The server refuses changes to one's own rights. An erased person comes back by no action.
const isOther = ({ username }: User) => username !== displayName(session.read())
const isPerson = ({ erasedAt }: User) => erasedAt === undefined

const buttons = buttonsOf<User>([
  { label: actions.admit, fits: (user) => isPerson(user) && !user.approved, data: { approved: true } },
  {
    label: actions.restore,
    fits: (user) => isPerson(user) && user.suspended,
    data: { suspended: false },
    undo: () => ({ suspended: true }),
  },
  ...roles.map(
    (role): UpdateProps<User> => ({
      label: promotion[role],
      question: (counted) => words.questions.role(roleLabels[role], counted),
      fits: (user) => isPerson(user) && user.role !== role && isOther(user),
      data: { role },
      undo: (before) => ({ role: before.role }),
      asks: true,
    }),
  ),
  {
    label: actions.suspend,
    fits: (user) => isPerson(user) && !user.suspended && isOther(user),
    data: { suspended: true },
    undo: () => ({ suspended: false }),
    asks: true,
    destructive: true,
  },
])

const states = userStates.map((id) => ({ id, name: words.userState[id] ?? id }))

/** Accounts; nobody is offered a change of their own. */
function UserList() {
  return (
    <List
      {...listStarts.users}
      queryOptions={listUsers.freshness}
      filters={
        <>
          <SearchInput />
          <SelectInput
            source="role"
            label={labels.role}
            choices={choicesOf(roles, roleLabels)}
            emptyText={filters.anyRole}
          />
          <SelectInput source="state" label={labels.state} choices={states} emptyText={filters.anyState} />
        </>
      }
      actions={<ListActions />}
      empty={
        <EmptyList>
          <AccountOrigin />
        </EmptyList>
      }
    >
      <DataTable
        bulkActionButtons={buttons}
        phone={{ secondaryText: (user: User) => `${roleOf(user)} · ${user.email}`, tertiaryText: state }}
      >
        <DataTable.Col source="username" label={labels.username} />
        <DataTable.Col source="fullName" label={labels.fullName} value={fullNameOf} disableSort />
        <DataTable.Col source="email" label={labels.email} />
        <DataTable.Col source="role" label={labels.role} value={roleOf} />
        <DataTable.Col source="state" label={labels.state} value={stateOf} render={state} disableSort />
        <DataTable.InstantCol source="createdAt" label={labels.createdAt} />
      </DataTable>
    </List>
  )
}

/** An account, with its tasks, a link for a lost password, and what a person may ask. */
function UserShow() {
  return (
    <Record
      audited="user"
      status={<FunctionField render={state} />}
      actions={
        <>
          {buttons}
          <FunctionField render={(row: User) => <UserActs row={row} />} />
        </>
      }
    >
      <SimpleShowLayout>
        <FunctionField label={labels.fullName} render={fullNameOf} />
        <TextField source="email" label={labels.email} />
        <FunctionField label={labels.role} render={roleOf} />
        <InstantField source="createdAt" label={labels.createdAt} />
      </SimpleShowLayout>
      <FunctionField render={(row: User) => <TasksOfAccount row={row} />} />
    </Record>
  )
}

export const resource = { list: UserList, show: UserShow, recordRepresentation, options }

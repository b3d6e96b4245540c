import {
  DataTable,
  FunctionField,
  InstantField,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
} from '@potager/admin-kit'
import { readableCode } from '@potager/domain/format'
import { userFieldLabels as labels, roleLabels, consoleMessages as words } from '@potager/domain/messages'
import { listUsers, type User, userState } from '@potager/domain/user'
import { UserStateChip } from '@potager/ui/account'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { Record } from '../console/Record.tsx'
import { AccountOrigin } from '../platform/navigation/origins.tsx'
import { buttonsOf } from './parts/mentions.tsx'
import { TasksOfAccount, UserActs, userActions } from './parts/UserActs.tsx'

const { filters } = words

const options = { count: words.counts.users }
const recordRepresentation = ({ username }: User) => username

const stateOf = (user: User) => words.userState[userState(user)] ?? ''
const state = (user: User) => <UserStateChip state={userState(user)} />
const roleOf = ({ role }: User) => roleLabels[role as keyof typeof roleLabels] ?? readableCode(role)
const fullNameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`

const buttons = buttonsOf(userActions)

/** Accounts; nobody is offered a change of their own. */
function UserList() {
  return (
    <ConsoleList
      queryOptions={listUsers.freshness}
      filters={
        <>
          <SearchInput />
          <SelectInput source="role" label={labels.role} choices={roleLabels} emptyText={filters.anyRole} />
          <SelectInput source="state" label={labels.state} choices={words.userState} emptyText={filters.anyState} />
        </>
      }
      origin={<AccountOrigin />}
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
    </ConsoleList>
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

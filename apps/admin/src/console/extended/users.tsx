import type { Description } from '@potager/admin-kit/descriptions'
import { describe } from '@potager/admin-kit/descriptions/users'
import type { User } from '@potager/domain/user'
import { AccountOrigin } from '../../app/origins.tsx'
import { TasksOfAccount } from '../resources/TasksOfAccount.tsx'
import { UserActs } from '../resources/UserActs.tsx'
import { context } from './context.ts'

/** Accounts, whose record has its tasks, a link for a lost password, and what a person may ask. */
export const description: Description<User> = {
  ...describe(context),
  Origin: AccountOrigin,
  More: TasksOfAccount,
  Acts: UserActs,
}

import type { UpdateProps } from '@potager/admin-kit'
import { displayName, type Role, roles } from '@potager/domain/auth'
import { roleLabels, consoleMessages as words } from '@potager/domain/messages'
import type { User } from '@potager/domain/user'
import { session } from '../../platform/auth/session.ts'

const { actions } = words

const promotion: { [Name in Role]: string } = {
  RESTAURANT_OWNER: actions.makeOwner,
  MANAGER: actions.makeManager,
  ADMIN: actions.makeAdmin,
}

/** Whether an account is another's: the server refuses changes to one's own rights. */
export const isOther = ({ username }: Pick<User, 'username'>) => username !== displayName(session.read())

// An erased person comes back by no action.
const isPerson = ({ erasedAt }: User) => erasedAt === undefined

/** What administrators change of accounts, of others where it is their rights. */
export const userActions: readonly UpdateProps<User>[] = [
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
]

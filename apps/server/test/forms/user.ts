import { contract } from '@potager/domain/contract'
import { sameRights } from '../access/user.ts'
import { type Form, flag } from './field.ts'

export const userForms: Record<string, Form> = {
  updateUser: {
    endpoint: contract.user.updateUser,
    params: ({ user }) => ({ id: user }),
    valid: () => sameRights,
    fields: [
      { path: 'role', bad: [null, '', 'ROOT', 1, []] },
      flag('approved'),
      flag('suspended'),
      { path: 'tasks', bad: ['orders', [], ['dancing'], {}, 1] },
    ],
  },
}

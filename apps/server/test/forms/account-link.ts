import { contract } from '@potager/domain/contract'
import { authForms } from './auth.ts'
import type { Form } from './field.ts'

const { fields = [] } = authForms.register ?? {}
const badPasswords = fields.find(({ path }) => path === 'password')?.bad ?? []

export const accountLinkForms: Record<string, Form> = {
  resetPassword: {
    endpoint: contract.accountLink.resetPassword,
    valid: () => ({ newPassword: 'Ciboule-et-basilic-7' }),
    fields: [{ path: 'newPassword', required: true, bad: badPasswords }],
  },
  createInvitation: {
    endpoint: contract.team.createInvitation,
    params: ({ restaurant }) => ({ id: restaurant }),
    valid: () => ({ email: 'invitee@exemple.fr' }),
    mayLack: true,
    fields: [{ path: 'email', bad: [null, '', 1, [], 'invitee@', `${'é'.repeat(250)}@a.fr`] }],
  },
  registerInvited: {
    endpoint: contract.team.registerInvited,
    valid: () => ({
      username: 'invitee',
      email: 'invitee@exemple.fr',
      firstName: 'Ana',
      lastName: 'Roux',
      password: 'Abcdef1!',
    }),
    fields: fields.filter(({ path }) => path !== 'role'),
  },
}

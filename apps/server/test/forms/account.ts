import { contract } from '@potager/domain/contract'
import { sameRights } from '../access/account.ts'
import { type Form, flag, list, long, textField, wholeField } from './field.ts'

export const messageForms: Record<string, Form> = {
  saveMessageWish: {
    endpoint: contract.message.saveMessageWish,
    params: () => ({ token: 'A'.repeat(43) }),
    valid: () => ({ wish: 'answers' }),
    fields: [{ path: 'wish', required: true, bad: [null, '', 'some', 1, []] }],
  },
  updateMessageSwitches: {
    endpoint: contract.message.updateMessageSwitches,
    valid: () => ({ off: ['booking-reminder'] }),
    fields: [
      { ...list('off', [['booking-link'], [''], [null], ['order-ready', 'order-ready']]), required: true },
      { ...wholeField('version', 1, 2_000_000_000), required: false },
    ],
  },
}

export const retentionForms: Record<string, Form> = {
  updateCustomerRetention: {
    endpoint: contract.retention.updateCustomerRetention,
    valid: () => ({ years: 3 }),
    fields: [
      { path: 'years', required: true, bad: ['3', [], 0, 11, 1.5, -1, 1e300] },
      { ...wholeField('version', 1, 2_000_000_000), required: false },
    ],
  },
}

export const houseForms: Record<string, Form> = {
  updateHouse: {
    endpoint: contract.house.updateHouse,
    valid: () => ({ name: 'Le Verger', sentence: 'La cuisine du marché.', accent: '#3B3F8F', email: '', phone: '' }),
    fields: [
      textField('name', 60),
      textField('sentence', 160),
      { path: 'accent', required: true, bad: [null, 12, [], 'vert', '#12345', '#FFFF00'] },
      { path: 'email', required: true, bad: [null, 12, 'ailleurs', `${long(250)}@exemple.fr`] },
      { path: 'phone', required: true, bad: [null, 12, '12', 'appelez-nous'] },
      { path: 'logo', bad: ['', 12, {}, [], [null], [''], ['<svg/>'], [long(10)], ['QUJD'], Array(44).fill('QUJD')] },
      { ...wholeField('version', 1, 2_000_000_000), required: false },
    ],
  },
}

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

export const authForms: Record<string, Form> = {
  login: {
    endpoint: contract.auth.login,
    valid: () => ({ username: 'gerant', password: 'Potager#2026', role: 'RESTAURANT_OWNER' }),
    fields: [
      { path: 'username', required: true, bad: ['', null, 1, long(255)] },
      { path: 'password', required: true, bad: ['', null, 1, long(1025)] },
      { path: 'role', bad: [null, 1, long(41)] },
    ],
  },
  logout: {
    endpoint: contract.auth.logout,
    valid: () => ({ refreshToken: 'x' }),
    fields: [{ path: 'refreshToken', required: true, bad: ['', null, 1, long(513)] }],
  },
  refresh: {
    endpoint: contract.auth.refresh,
    valid: () => ({ refreshToken: 'x' }),
    fields: [{ path: 'refreshToken', required: true, bad: ['', null, 1, long(513)] }],
  },
  register: {
    endpoint: contract.auth.register,
    valid: () => ({
      username: 'testeuse',
      email: 'testeuse@exemple.fr',
      firstName: 'Ana',
      lastName: 'Roux',
      password: 'Abcdef1!',
      role: 'RESTAURANT_OWNER',
    }),
    fields: [
      { path: 'username', required: true, bad: ['', 'ab', 'a'.repeat(31), 'jean-paul', 'jeán', null, 1] },
      {
        path: 'email',
        required: true,
        bad: ['', 'x', 'a@b', 'a..b@exemple.fr', 'a@exemple,fr.fr', `${'a'.repeat(250)}@b.fr`, null, 1],
      },
      { path: 'firstName', required: true, bad: ['', 'J', 'Jean3', 'J'.repeat(51), null, 1] },
      { path: 'lastName', required: true, bad: ['', 'J4', 'J'.repeat(51), null, 1] },
      {
        path: 'password',
        required: true,
        bad: ['', 'Abcde1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', `Aa1!${'x'.repeat(125)}`, null, 1],
      },
      { path: 'role', bad: [null, 1, long(41)] },
    ],
  },
}

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

const identity = fields.filter(({ path }) => ['email', 'firstName', 'lastName'].includes(path))

export const accountForms: Record<string, Form> = {
  updateOwnAccount: {
    endpoint: contract.account.updateOwnAccount,
    valid: () => ({
      firstName: 'Ana',
      lastName: 'Roux',
      email: 'ana.roux@exemple.fr',
      currentPassword: 'Potager#2026',
    }),
    fields: [...identity, { path: 'currentPassword', required: true, bad: ['', null, 1, long(1025)] }],
  },
  changePassword: {
    endpoint: contract.account.changePassword,
    valid: () => ({ currentPassword: 'Potager#2026', newPassword: 'Jardin#2027' }),
    fields: [
      { path: 'currentPassword', required: true, bad: ['', null, 1, long(1025)] },
      { path: 'newPassword', required: true, bad: ['', 'Abcde1!', 'abcdef1!', 'Abcdefg1', null, 1] },
    ],
  },
}

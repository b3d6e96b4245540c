import { contract } from '@potager/domain/contract'
import { newNotice } from '../access/notice.ts'
import { type Form, long } from './field.ts'

export const noticeForms: Record<string, Form> = {
  sendNotice: {
    endpoint: contract.notice.sendNotice,
    params: ({ answered }) => ({ id: answered }),
    valid: () => ({
      ...newNotice(),
      motive: 'OTHER',
      explanation: 'L’avis parle d’un autre restaurant.',
      fullName: 'Inès Delacroix',
      email: 'ines@exemple.fr',
      phone: '06 39 98 11 22',
      website: '',
    }),
    fields: [
      { path: 'ticket', required: true, bad: [null, '', 1, 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64), []] },
      { path: 'motive', required: true, bad: [null, '', 'FAUX', 1] },
      { path: 'explanation', required: true, bad: [null, '', '  ', 1, [], long(2001), 'nul\0', 'demi \ud800'] },
      { path: 'fullName', bad: [null, 1, '123', long(101), 'nul\0'] },
      { path: 'phone', bad: [null, 1, '061234567', '++33639980012', 'allô'] },
      { path: 'email', bad: [null, 1, 'ines@', `${'é'.repeat(250)}@a.fr`] },
      { path: 'goodFaith', required: true, bad: [null, false, 'true', 1] },
      { path: 'website', bad: [null, 1, 'https://exemple.fr'] },
    ],
  },
  decideNotice: {
    endpoint: contract.notice.decideNotice,
    params: ({ user }) => ({ id: user }),
    valid: () => ({ decision: 'KEPT', reason: 'L’avis décrit une visite.', open: 1 }),
    fields: [
      { path: 'decision', required: true, bad: [null, '', 'PENDING', 1] },
      { path: 'reason', required: true, bad: [null, '', '  ', 1, [], long(1001), 'nul\0', 'demi \ud800'] },
      { path: 'open', required: true, bad: [null, '1', 0, -1, 1.5, 1e300] },
    ],
  },
}

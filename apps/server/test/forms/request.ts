import { contract } from '@potager/domain/contract'
import { newProposal, newVisitorRequest } from '../access/request.ts'
import { badTimes, type Form, long, textField, wholeField } from './field.ts'

export const requestForms: Record<string, Form> = {
  createVisitorRequest: {
    endpoint: contract.request.createVisitorRequest,
    valid: (known) => ({
      ...newVisitorRequest(known),
      kind: 'EVENT',
      type: 'CONFERENCE',
      meetingRoomId: '',
      email: 'ines@exemple.fr',
      message: 'Une table ronde.',
      website: '',
    }),
    fields: [
      { path: 'ticket', required: true, bad: [null, '', 1, 'a'.repeat(63), 'A'.repeat(64), 'g'.repeat(64), []] },
      { path: 'kind', required: true, bad: [null, '', 'TABLE', 1] },
      { path: 'restaurantId', required: true, bad: [null, '', 'abc', 1] },
      { path: 'meetingRoomId', bad: [null, 'abc', 1, []] },
      { path: 'type', required: true, bad: [null, '', 'MARIAGE', 1] },
      { path: 'startTime', required: true, bad: badTimes },
      { path: 'endTime', required: true, bad: badTimes },
      wholeField('numberOfPeople', 1, 500),
      textField('fullName', 100),
      { path: 'phone', bad: [null, 1, '061234567', '++33639980012', 'allô'] },
      { path: 'email', bad: [null, 1, 'ines@', `${'é'.repeat(250)}@a.fr`] },
      { path: 'message', bad: [null, 1, [], long(1001), 'nul\0', 'demi \ud800'] },
      { path: 'consent', required: true, bad: [null, false, 'true', 1] },
      { path: 'website', bad: [null, 1, 'https://exemple.fr'] },
    ],
  },
  proposeVisitorRequest: {
    endpoint: contract.request.proposeVisitorRequest,
    params: () => ({ token: 'A'.repeat(43) }),
    valid: () => newProposal(),
    fields: [
      { path: 'startTime', required: true, bad: badTimes },
      { path: 'endTime', required: true, bad: badTimes },
      wholeField('numberOfPeople', 1, 500),
      { path: 'seen', required: true, bad: [null, '', 1, [], long(81)] },
    ],
  },
  recoverVisitorRequest: {
    endpoint: contract.request.recoverVisitorRequest,
    valid: () => ({ contact: 'ines@exemple.fr', day: '2027-01-16' }),
    fields: [
      textField('contact', 254),
      { path: 'day', required: true, bad: [null, '', '16/01/2027', '2027-02-30', 1] },
    ],
  },
}

import { contract } from '@potager/domain/contract'
import { type Form, flag, textField, versionField, wholeField } from './field.ts'

const room = { name: 'Salle', numberMettingPlace: 10, isReservable: true }
const fields = [textField('name', 100), wholeField('numberMettingPlace', 1, 50)]

export const meetingRoomForms: Record<string, Form> = {
  createMeetingRoom: {
    endpoint: contract.meetingRoom.createMeetingRoom,
    valid: () => room,
    fields: [...fields, flag('isReservable')],
  },
  updateMeetingRoom: {
    endpoint: contract.meetingRoom.updateMeetingRoom,
    valid: () => ({ ...room, version: 1 }),
    fields: [...fields, flag('isReservable', true), versionField],
  },
}

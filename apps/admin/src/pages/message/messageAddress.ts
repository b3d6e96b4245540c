import { messageStates } from '@potager/domain/message'
import { addressCodec, oneOf, or, page } from '../../platform/list/address.ts'

/** The URL parameters of « Messages à transmettre ». */
export const messageAddress = addressCodec({ state: or(oneOf('etat', messageStates), 'to-hand-over'), page })

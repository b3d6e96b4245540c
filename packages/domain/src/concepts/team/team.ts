import { flag, id, omittable, optional, type Read, reader, record, text, utc } from '../../base/wire/index.ts'

/** The name of the team's section in the address of a restaurant's record. */
export const teamAnchor = 'equipe'

/** Somebody who works for a restaurant: `id` is the account's. */
export const memberRecord = record({
  id,
  username: text,
  fullName: text,
  /** Absent for those who were there before this was kept. */
  since: omittable(utc),
  /** False while the account waits to be let in or is suspended; absent where the server does not tell. */
  maySignIn: optional(flag),
})
export interface Member extends Read<typeof memberRecord> {}
export const readMember = reader(memberRecord)

/** An invitation that nobody has used yet; its address is not known any more. */
export const invitationRecord = record({
  id,
  /** User name of whoever made it; absent once that account is gone. */
  madeBy: optional(text),
  /** The e-mail of whom it is for; absent when none was given. */
  email: optional(text),
  createdAt: utc,
  expiresAt: utc,
})
export interface Invitation extends Read<typeof invitationRecord> {}
export const readInvitation = reader(invitationRecord)

/** The restaurant whose team somebody joined. */
export const joinedRecord = record({ restaurantId: id, restaurantName: text })
export interface Joined extends Read<typeof joinedRecord> {}
export const readJoined = reader(joinedRecord)

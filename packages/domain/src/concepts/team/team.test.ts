import { describe, expect, it } from 'vitest'
import { addressOf, createDialect, requestOf } from '../../base/api/index.ts'
import * as team from './index.ts'

const at = '2026-11-21T10:00:00Z'
const instant = Date.parse(at)
const { supports } = createDialect({ extensions: true })

describe('the team of a restaurant', () => {
  it('is read with members, their start if known, invitations and the restaurant joined', () => {
    const suzanne = { id: '7', username: 'suzanne', fullName: 'Suzanne Legrand' }
    expect([team.readMember({ ...suzanne, since: at }), team.readMember(suzanne)]).toEqual([
      { ...suzanne, since: instant },
      { ...suzanne, since: null },
    ])
    expect(team.readMember({ ...suzanne, maySignIn: false }).maySignIn).toBe(false)
    expect(team.readInvitation({ id: '8', createdAt: at, expiresAt: at })).toEqual({
      id: '8',
      createdAt: instant,
      expiresAt: instant,
    })
    expect(team.readJoined({ restaurantId: '9', restaurantName: 'La Fève Tonka' })).toEqual({
      restaurantId: '9',
      restaurantName: 'La Fève Tonka',
    })
  })

  it('has calls for members, invitations and their acceptance at the documented paths', () => {
    const line = (call: { method: string; path: string }, request: Parameters<typeof addressOf>[1]) =>
      `${call.method} ${addressOf(call.path, request)}`
    const one = { restaurantId: '7', id: '8' }
    expect([
      line(team.listMembers, requestOf(team.listMembers, '7', supports)),
      line(team.removeMember, requestOf(team.removeMember, one, supports)),
      line(
        team.createInvitation,
        requestOf(team.createInvitation, { restaurantId: '7', email: 'ana@exemple.fr' }, supports),
      ),
      line(team.revokeInvitation, requestOf(team.revokeInvitation, one, supports)),
      line(team.acceptInvitation, requestOf(team.acceptInvitation, 't', supports)),
    ]).toEqual([
      'GET /restaurant/7/members',
      'DELETE /restaurant/7/members/8',
      'POST /restaurant/7/invitations',
      'DELETE /restaurant/7/invitations/8',
      'POST /authentification/links/t/acceptance',
    ])
  })

  it('is joined with a new account, without the confirmation of its password', () => {
    const account = { username: 'zoe', email: 'z@x.fr', firstName: 'Zoé', lastName: 'Arc', password: 'p' }
    expect(requestOf(team.registerInvited, { token: 't', ...account, confirmPassword: 'p' }, supports)).toEqual({
      params: { token: 't' },
      body: account,
    })
  })
})

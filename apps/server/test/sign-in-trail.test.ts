import { setImmediate as nextTurn } from 'node:timers/promises'
import { contract } from '@potager/domain/contract'
import { authMessages, requestRefusals } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadSecret } from '../src/api/auth/access-token.ts'
import { findAccount } from '../src/api/auth/queries.ts'
import { recordRefused } from '../src/api/auth/refused-sign-in.ts'
import { signIn } from '../src/api/auth/routes.ts'
import { openSession } from '../src/api/auth/sessions.ts'
import type { CallAnswer } from './caller.ts'
import { startServer, type TestServer } from './harness.ts'

const { login, logout } = contract.auth
const PASSWORD = 'Potager#2026'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  await server.db.query('delete from login_throttle')
  await server.db.query('delete from known_address')
  await server.db.query('delete from call_count')
  await server.db.query('delete from refused_sign_in')
})

const attempt = (username: string, password = 'non') => server.ask(login, { body: { username, password } })
const rowsOf = (action: string) =>
  server.db.query<{ username: string; reason: string | null }>(
    'select username, reason from audit_entry where action = $1',
    [action],
  )

describe('refused sign-ins', () => {
  it('are in the log, slowed down ones too, by marks that name nobody', async () => {
    const lines: unknown[][] = []
    const note = (...line: unknown[]) => void lines.push(line)
    const { dayMark } = await loadSecret(server.db, undefined)
    const asked = { username: 'Gerant', visitor: 'a network', device: '', log: { info: note, warn: note } }
    const enter = (password: string) => signIn({ db: server.db, dayMark }, { ...asked, password })
    await enter(PASSWORD)
    for (let index = 0; index < 3; index++)
      await expect(enter('Secret-essai')).rejects.toThrow(authMessages.badCredentials)
    await server.db.query(`update login_throttle set free_at = now() + interval '1 hour'`)
    await expect(enter(PASSWORD)).rejects.toThrow(requestRefusals.tooManyTries(3600))
    expect(lines.map(([, event]) => event)).toEqual([
      'signed in',
      ...Array(3).fill('sign-in refused'),
      'sign-in slowed down',
    ])
    expect(new Set(lines.map(([said]) => (said as { account: string }).account)).size).toBe(1)
    expect(JSON.stringify(lines)).not.toMatch(/gerant|network|secret/i)
  })

  it('come into the trail when their hour is over: one row each, however many they were, and none of unknown names', async () => {
    for (let index = 0; index < 12; index++) await attempt('Gerant')
    await attempt('personne')
    await recordRefused(server.db)
    expect(await rowsOf('refuseLogin')).toEqual([])
    await server.db.query(`update refused_sign_in set hour = '2026-01-05T13:00:00Z'`)
    await Promise.all([recordRefused(server.db), recordRefused(server.db)])
    const rows = await rowsOf('refuseLogin')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.username).toBe('gerant')
    expect(rows[0]?.reason).toMatch(/^entre 14\u00a0h et 15\u00a0h\u00a0: \d+ refus de connexion, \d+ essais ralentis$/)
    const [refused = 0, slowed = 0] = (rows[0]?.reason?.match(/\d+ (?:refus|essais)/g) ?? []).map(Number.parseFloat)
    expect(refused + slowed).toBe(12)
    expect(await server.db.query('select * from refused_sign_in')).toEqual([])
  })

  it('leave no row for each name of a flood that is slowed down', async () => {
    for (let index = 0; index < 30; index++) await attempt(`inconnu${index}`)
    await server.db.query(`update login_throttle set free_at = now() + interval '1 hour' where key like 'address:%'`)
    for (let index = 0; index < 30; index++) expect((await attempt(`autre${index}`)).status).toBe(429)
    expect(await server.db.query(`select 1 from refused_sign_in where username like 'autre%'`)).toEqual([])
  })
})

describe('good sign-ins', () => {
  it('leave at most fifty rows of login and of logout a day per account in the audit trail', {
    tags: ['full'],
  }, async () => {
    const before = (await rowsOf('login')).length + (await rowsOf('logout')).length
    for (let index = 0; index < 55; index++) {
      const { refreshToken } = await server.signIn('gerant')
      await server.ok(logout, { body: { refreshToken } })
    }
    expect((await rowsOf('login')).length + (await rowsOf('logout')).length - before).toBe(100)
  })

  it('with a password that changes meanwhile fail: no session outlives the change', async () => {
    const here = await server.signIn('gerant')
    const change = (currentPassword: string, newPassword: string) =>
      server.ask(contract.account.changePassword, { token: here.accessToken, body: { currentPassword, newPassword } })
    const passwords = [PASSWORD, 'Jardin#2027', 'Verger#2028', 'Potiron#2029'] as const
    for (const [index, next] of passwords.slice(1).entries()) {
      const was = passwords[index] ?? PASSWORD
      const verified = await findAccount(server.db, 'gerant')
      const state = { changing: true }
      const changed = change(was, next).finally(() => {
        state.changing = false
      })
      // The account to suspend signs in repeatedly, before and during the change.
      const signIns: Promise<CallAnswer>[] = []
      for (; state.changing; await nextTurn()) if (signIns.length < 35) signIns.push(attempt('gerant', was))
      expect((await changed).status).toBe(200)
      const statuses = (await Promise.all(signIns)).map(({ status }) => status)
      expect(statuses.filter((status) => ![200, 400, 429].includes(status))).toEqual([])
      const late = verified && (await server.db.transaction((tx) => openSession(tx, verified, '')))
      expect(late).toBeUndefined()
      const sessions = await server.db.query(
        `select s.id from session s join account a on a.id = s.account_id where a.username = 'gerant'`,
      )
      expect(sessions).toHaveLength(1)
      await server.db.query('delete from login_throttle')
    }
  })
})

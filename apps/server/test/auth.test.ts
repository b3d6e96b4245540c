import { setImmediate as nextTurn } from 'node:timers/promises'
import { readClaims } from '@potager/domain/auth'
import { contract } from '@potager/domain/contract'
import { authMessages, registerMessages, requestRefusals } from '@potager/domain/messages'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadSecret } from '../src/api/auth/caller.ts'
import { hashPassword } from '../src/api/auth/passwords.ts'
import { findAccount, openSession } from '../src/api/auth/queries.ts'
import { signIn } from '../src/api/auth/routes.ts'
import { countTry, recordRefused } from '../src/api/auth/throttle.ts'
import { type CallAnswer, startServer, type TestServer, weighTriesDown } from './harness.ts'

const { login, register, logout } = contract.auth
const { listCustomers } = contract.customer

let server: TestServer
const PASSWORD = 'Potager#2026'
beforeAll(async () => {
  server = await startServer()
})
beforeEach(async () => {
  await server.db.query('delete from login_throttle')
  await server.db.query('delete from known_address')
  await server.db.query('delete from call_count')
  await server.db.query('delete from refused_sign_in')
})

const mayRead = async (token: string) => (await server.ask(listCustomers, { token })).status

describe('sign-in', () => {
  it('answers both tokens, the name and the role [LOG-04] [LOG-05]', async () => {
    const session = await server.ok(login, {
      body: { username: 'GERANT', password: 'Potager#2026', role: 'RESTAURANT_OWNER' },
    })
    expect(session).toMatchObject({ username: 'gerant', role: 'MANAGER' })
    expect(await mayRead(session.accessToken)).toBe(200)
  })

  it('signs a short token that names its type, audience and session [AUT-03]', async () => {
    const { accessToken } = await server.signIn('gerant')
    const header: unknown = JSON.parse(atob(accessToken.split('.')[0] ?? ''))
    expect(header).toMatchObject({ alg: 'HS256', typ: 'at+jwt', kid: expect.any(String) })
    const claims = readClaims(accessToken)
    expect(claims).toMatchObject({
      iss: 'potager',
      aud: 'potager-api',
      sid: expect.any(String),
      sub: expect.any(String),
    })
    expect(Number(claims?.exp) - Number(claims?.iat)).toBe(600)
  })

  it('answers a wrong password and an unknown name alike with 400 [LOG-09]', async () => {
    const wrong = await server.ask(login, { body: { username: 'gerant', password: 'non' } })
    const unknown = await server.ask(login, { body: { username: 'personne', password: 'non' } })
    const tooLong = await server.ask(login, {
      body: { username: 'gerant', password: `Potager#2026${'x'.repeat(900)}` },
    })
    for (const { status, body } of [wrong, unknown, tooLong]) {
      expect(status).toBe(400)
      expect(body).toEqual({ message: 'Identifiants incorrects. Veuillez réessayer.' })
    }
  })

  it('accepts a password in any Unicode form, also when it was stored without normalisation', async () => {
    const [composed, decomposed] = [(text: string) => text.normalize('NFC'), (text: string) => text.normalize('NFD')]
    const password = 'ÉclairXy#2026ﬁ'
    const { hash: asTyped } = await import('@node-rs/argon2')
    const hashes = [await hashPassword(composed(password)), await hashPassword(decomposed(password))]
    for (const stored of hashes) {
      await server.db.query(`update account set password_hash = $1 where username = 'admin'`, [stored])
      for (const typed of [composed(password), decomposed(password), password.normalize('NFKC')]) {
        expect((await server.ask(login, { body: { username: 'admin', password: typed } })).status).toBe(200)
      }
    }
    const before = await asTyped(decomposed(password))
    await server.db.query(`update account set password_hash = $1 where username = 'admin'`, [before])
    const opened = await server.ask(login, { body: { username: 'admin', password: decomposed(password) } })
    await server.db.query(`update account set password_hash = $1 where username = 'admin'`, [
      await hashPassword('Potager#2026'),
    ])
    expect(opened.status).toBe(200)
  })

  it('names the missing fields [LOG-02]', async () => {
    const fields = { username: 'Indiquez votre nom d’utilisateur', password: 'Indiquez votre mot de passe' }
    for (const body of [undefined, {}, { username: '', password: '' }, { username: 1, password: null }]) {
      expect(await server.ask(login, { body })).toMatchObject({
        status: 400,
        body: { message: 'Erreur de validation', errors: fields },
      })
    }
  })

  it('refuses suspended and unapproved accounts with 401, but answers 400 to a wrong password [LOG-08]', async () => {
    for (const [column, refused] of [
      ['suspended', true],
      ['approved', false],
    ] as const) {
      await server.db.query(`update account set ${column} = $1 where username = 'admin'`, [refused])
      const good = await server.ask(login, { body: { username: 'admin', password: 'Potager#2026' } })
      const bad = await server.ask(login, { body: { username: 'admin', password: 'non' } })
      await server.db.query(`update account set ${column} = $1 where username = 'admin'`, [!refused])
      expect(good).toMatchObject({
        status: 401,
        body: { message: "Vous n'avez pas le droit d'accéder à la plateforme." },
      })
      expect(bad.status).toBe(400)
    }
  })

  it('never takes rights from the role that is sent [ROL-03]', async () => {
    const { role } = await server.ok(login, {
      body: { username: 'proprietaire', password: 'Potager#2026', role: 'ADMIN' },
    })
    expect(role).toBe('RESTAURANT_OWNER')
  })
})

describe('throttling of sign-ins', () => {
  const attempt = (username: string, password = 'non') => server.ask(login, { body: { username, password } })

  it('slows tries on one account, also parallel ones and with the right password, until the wait is over [LOG-10]', async () => {
    for (let index = 0; index < 4; index++) expect((await attempt('gerant')).status).toBe(400)
    await weighTriesDown(server.db, 'pair')
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt('gerant')))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([400, ...Array.from({ length: 11 }, () => 429)])

    const blocked = await attempt('Gerant', 'Potager#2026')
    expect(blocked).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Trop de tentatives\. Patientez .*\d.* avant de réessayer\.$/) },
    })
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect((await attempt('admin', 'Potager#2026')).status).toBe(200)

    await server.db.query('update login_throttle set free_at = now()')
    expect((await attempt('gerant', 'Potager#2026')).status).toBe(200)
    expect((await attempt('gerant')).status).toBe(400)
  })

  it('accepts a try that began before the wait of another try was over', async () => {
    await server.db.transaction(async (tx) => {
      await tx.query(
        `insert into login_throttle (key, failures, free_at) values ('account:gerant', 1, clock_timestamp())`,
      )
      await expect(countTry(tx, 'account', 'gerant')).resolves.toBeUndefined()
    })
  })

  it('counts tries on an account under every spelling of its name', async () => {
    await attempt('admin')
    await weighTriesDown(server.db, 'pair')
    await attempt('admin')
    for (const spelling of ['ADMIN', 'admİn', 'ADMİN']) {
      expect([spelling, (await attempt(spelling, 'Potager#2026')).status].join(' ')).not.toContain('200')
    }
  })

  it('does not count tries from a throttled address against the account', async () => {
    for (let index = 0; index < 30; index++) await attempt(`inconnu${index}`)
    await weighTriesDown(server.db, 'address')
    await attempt('inconnue')
    for (let index = 0; index < 5; index++) expect((await attempt('gerant')).status).toBe(429)
    await server.db.query(`delete from login_throttle where key like 'address:%'`)
    expect((await attempt('gerant', 'Potager#2026')).status).toBe(200)
  })

  it('believes the address that the nearest proxy saw, not what a visitor says', async () => {
    const behindProxy = await startServer({ trustProxy: true })
    const from = async (forwarded: string, username: string) => {
      const sent = { body: { username, password: 'x' }, headers: { 'x-forwarded-for': forwarded } }
      return (await behindProxy.ask(login, sent)).status
    }
    for (let index = 0; index < 30; index++) await from(`203.0.113.${index}, 198.51.100.7`, `inconnu${index}`)
    await weighTriesDown(behindProxy.db, 'address')
    expect(await from('203.0.113.30, 198.51.100.7', 'avant')).toBe(400)
    expect(await from('203.0.113.31, 198.51.100.7', 'apres')).toBe(429)
    expect(await from('198.51.100.8', 'ailleurs')).toBe(400)
  })

  it.each([
    ['pair', 'gerant@somewhere', 4, 900],
    ['account', 'gerant', 11, 5],
  ] as const)('doubles the wait of a %s up to its longest', async (kind, subject, first, longest) => {
    const waits: number[] = []
    for (let failures = first; failures < first + 16; failures++) {
      await server.db.query(
        `insert into login_throttle (key, failures, free_at) values ($2, $1, now())
         on conflict (key) do update set failures = $1, free_at = now()`,
        [failures, `${kind}:${subject}`],
      )
      await countTry(server.db, kind, subject)
      const [tried] = await server.db.query<{ wait: number }>(
        'select round(extract(epoch from free_at - touched_at))::int as wait from login_throttle where key = $1',
        [`${kind}:${subject}`],
      )
      waits.push(tried?.wait ?? 0)
    }
    expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16].map((wait) => Math.min(wait, longest)))
    expect(Math.max(...waits)).toBe(longest)
  })

  it('slows tries from one address over many names', async () => {
    for (let index = 0; index < 30; index++) expect((await attempt(`inconnu${index}`)).status).toBe(400)
    await weighTriesDown(server.db, 'address')
    expect((await attempt('avant')).status).toBe(400)
    expect((await attempt('apres')).status).toBe(429)
  })

  it('does not count good sign-ins against their address', async () => {
    for (let index = 0; index < 35; index++) expect((await attempt('gerant', 'Potager#2026')).status).toBe(200)
  })
})

describe('registration', () => {
  const account = {
    username: 'nouvelle_venue',
    email: 'nouvelle@exemple.fr',
    firstName: 'Zoé',
    lastName: 'D’Arc',
    password: 'Abcdef1!',
    role: 'ADMIN',
  }

  it('creates an owner whatever role is sent, who sees nothing of others yet', async () => {
    const made = await server.ok(register, { body: account })
    expect(made).toMatchObject({ username: 'nouvelle_venue', approved: true })
    const session = await server.ok(login, { body: { username: account.username, password: account.password } })
    expect(session.role).toBe('RESTAURANT_OWNER')
    const token = session.accessToken
    expect(await server.ok(contract.restaurant.listMyRestaurants, { token })).toEqual([])
    expect(await server.ok(listCustomers, { token })).toEqual([])
    expect((await server.ok(contract.order.listOrders, { token })).totalElements).toBe(0)
    const [stored] = await server.db.query<{ hash: string }>(
      `select password_hash as hash from account where username = 'nouvelle_venue'`,
    )
    expect(stored?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('refuses at its field a password that is a common word dressed up', async () => {
    const answer = await server.ask(register, { body: { ...account, username: 'facile', password: 'Soleil2024!' } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { password: registerMessages.passwordCommon } } })
  })

  it('refuses a taken name or e-mail at its field, whatever its case', async () => {
    const name = await server.ask(register, { body: { ...account, username: 'GERANT', email: 'x@exemple.fr' } })
    const email = await server.ask(register, { body: { ...account, username: 'autre', email: 'ADMIN@exemple.fr' } })
    expect(name).toMatchObject({ status: 400, body: { errors: { username: 'Ce nom d’utilisateur est déjà pris' } } })
    expect(email).toMatchObject({ status: 400, body: { errors: { email: 'Un compte existe déjà avec cet e-mail' } } })
    for (const pasted of [
      '<admin@exemple.fr>',
      'mailto:admin@exemple.fr',
      'admin@exemple.fr,',
      'admin@exemple.fr\u200b',
    ]) {
      const again = await server.ask(register, { body: { ...account, username: 'autre', email: pasted } })
      expect([pasted, again.status]).toEqual([pasted, 400])
      expect(again.body).toMatchObject({ errors: { email: 'Un compte existe déjà avec cet e-mail' } })
    }
  })

  it('cleans pasted names and e-mail addresses before storing them [TYP-05]', async () => {
    const pasted = { firstName: 'Anne\u00a0Marie\u200b', lastName: 'D´Angelo‑Roux' }
    await server.ok(register, { body: { ...account, ...pasted, username: 'collee', email: 'collee@exemple.fr;' } })
    const [stored] = await server.db.query(`select first_name, last_name, email from account where username = 'collee'`)
    expect(stored).toEqual({ first_name: 'Anne Marie', last_name: 'D’Angelo-Roux', email: 'collee@exemple.fr' })
  })
})

describe('registration modes', () => {
  const account = {
    username: 'attente',
    email: 'attente@exemple.fr',
    firstName: 'Ana',
    lastName: 'Lo',
    password: 'Abcdef1!',
  }

  it('with approval, an account cannot sign in until it is approved [LOG-08]', async () => {
    const approving = await startServer({ registration: 'approval' })
    expect(await approving.ok(register, { body: account })).toMatchObject({ approved: false })
    const credentials = { username: account.username, password: account.password }
    expect((await approving.ask(login, { body: credentials })).status).toBe(401)
    await approving.db.query(`update account set approved = true where username = 'attente'`)
    expect((await approving.ask(login, { body: credentials })).status).toBe(200)
  })

  it('when closed, answers 403 and creates no account', async () => {
    const closed = await startServer({ registration: 'closed' })
    const before = await closed.db.query('select id from account')
    expect(await closed.ask(register, { body: account })).toMatchObject({
      status: 403,
      body: { message: 'La création de compte est fermée. Adressez-vous à un administrateur.' },
    })
    expect(await closed.db.query('select id from account')).toEqual(before)
  })
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

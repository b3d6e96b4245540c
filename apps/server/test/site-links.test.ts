import { contract } from '@potager/domain/contract'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../src/setup/demo/accounts.ts'
import { readable, serveSite, siteFromSources, untilCalm } from './site-harness.ts'

let app: FastifyInstance
let admin: string

beforeAll(async () => {
  app = await serveSite(await siteFromSources())
  admin = await signIn('admin', demoPassword)
})

async function api(method: 'GET' | 'POST', path: string, payload?: object, token = '') {
  await untilCalm(app)
  return app.inject({
    method,
    url: `/api${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload ? { payload } : {}),
  })
}

async function signIn(username: string, password: string): Promise<string> {
  const reply = await api('POST', contract.auth.login.call.path, { username, password })
  return reply.json<{ accessToken?: string }>().accessToken ?? ''
}

/** The address of a new link for the manager's password. */
async function newLink(): Promise<string> {
  const users = (await api('GET', '/users', undefined, admin)).json<{ id: string; username: string }[]>()
  const id = users.find(({ username }) => username === 'gerant')?.id
  return (await api('POST', `/users/${id}/password-link`, undefined, admin)).json<{ path: string }>().path
}

/** Posts the page's form like a browser without scripts, which names no origin under the page's referrer policy. */
const send = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  })

describe('the page of a link for a lost password [TEA-05]', () => {
  it('says whose password it is, is neither listed, stored nor told to other sites', async () => {
    const reply = await app.inject(await newLink())
    expect(reply.statusCode).toBe(200)
    expect(readable(reply.body)).toContain('Pour le compte gerant.')
    expect(reply.body).toContain('<meta name="robots" content="noindex">')
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(reply.headers.etag).toBeUndefined()
  })

  it('works without a script: says what to correct, then leads to the sign-in', async () => {
    const url = await newLink()
    const wrong = await send(url, { password: 'Ciboule-et-basilic-7', confirmPassword: 'autre' })
    expect(wrong.statusCode).toBe(400)
    expect(readable(wrong.body)).toContain('Les mots de passe ne correspondent pas')
    expect(wrong.body).not.toContain('Ciboule-et-basilic-7')
    const common = await send(url, { password: 'Password1!', confirmPassword: 'Password1!' })
    expect(readable(common.body)).toContain('fait partie des plus courants')
    const next = 'Ciboule-et-basilic-7'
    const done = await send(url, { password: next, confirmPassword: next })
    expect([done.statusCode, done.headers.location]).toEqual([303, '/login?mot-de-passe=change'])
    expect(readable((await app.inject('/login?mot-de-passe=change')).body)).toContain('Mot de passe enregistré.')
    expect(await signIn('gerant', next)).not.toBe('')

    const again = await app.inject(url)
    expect(again.statusCode).toBe(404)
    expect(readable(again.body)).toContain('Ce lien ne sert plus')
    expect(readable(again.body)).toContain('demandez un nouveau lien à un administrateur')
  })

  it('answers 404 with the same text for an unknown link', async () => {
    const reply = await app.inject('/mot-de-passe/nimporte')
    expect([reply.statusCode, readable(reply.body)]).toEqual([404, expect.stringContaining('Ce lien ne sert plus')])
  })
})

describe('the page of an invitation [TEA-14]', () => {
  const zoe = {
    username: 'zoe_arc',
    email: 'zoe@exemple.fr',
    firstName: 'Zoé',
    lastName: 'Arc',
    password: 'Ciboule-et-basilic-7',
    confirmPassword: 'Ciboule-et-basilic-7',
  }

  it('works without a script: says what to correct, keeps what was typed, then leads to the sign-in', async () => {
    const [restaurant] = (await api('GET', '/notprotected/restaurant')).json<{ id: string; name: string }[]>()
    const made = await api('POST', `/restaurant/${restaurant?.id}/invitations`, undefined, admin)
    const { path } = made.json<{ path: string }>()
    const page = await app.inject(path)
    expect(page.statusCode).toBe(200)
    expect(readable(page.body)).toContain(`Rejoindre ${restaurant?.name}`)
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

    const wrong = await send(path, { ...zoe, email: 'non' })
    expect([wrong.statusCode, readable(wrong.body)]).toEqual([400, expect.stringContaining('Email invalide.')])
    expect(wrong.body).toContain('value="zoe_arc"')
    const done = await send(path, zoe)
    expect([done.statusCode, done.headers.location]).toEqual([303, '/login?compte=cree'])
    const token = await signIn(zoe.username, zoe.password)
    const mine = (await api('GET', '/restaurant/mine', undefined, token)).json<{ id: string }[]>()
    expect(mine.map(({ id }) => id)).toEqual([restaurant?.id])

    const again = await app.inject(path)
    expect([again.statusCode, readable(again.body)]).toEqual([
      404,
      expect.stringContaining('Cette invitation ne sert plus'),
    ])
  })

  it('answers 404 for the token of a password link', async () => {
    const { pathname } = new URL(await newLink(), 'http://site')
    const page = await app.inject(pathname.replace('mot-de-passe', 'invitation'))
    expect([page.statusCode, readable(page.body)]).toEqual([
      404,
      expect.stringContaining('Cette invitation ne sert plus'),
    ])
  })
})

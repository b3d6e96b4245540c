import { contract } from '@potager/domain/contract'
import { noticePaths } from '@potager/domain/notice'
import { paths } from '@potager/domain/paths'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../src/setup/demo/people.ts'
import { readable, serveSite, siteFromSources, siteState, untilCalm } from './site-harness.ts'

describe('registration without a script', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = await serveSite(await siteFromSources())
  })

  const camille = {
    username: 'camille_d',
    email: 'camille@exemple.fr',
    firstName: 'Camille',
    lastName: 'Durand',
    password: 'Tr0ubadour&3',
    confirmPassword: 'Tr0ubadour&3',
  }

  const own = { 'sec-fetch-site': 'same-origin' }

  /** Posts the form like a browser without scripts. */
  async function send(fields: Record<string, string>, headers: Record<string, string> = own, ip = '192.0.2.1') {
    await untilCalm(app)
    const reply = await app.inject({
      method: 'POST',
      url: '/register',
      remoteAddress: ip,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
    return { status: reply.statusCode, html: reply.body, text: readable(reply.body), headers: reply.headers }
  }

  /** The error message that describes a field. */
  function errorOf(html: string, name: string): string | undefined {
    const [, ids = ''] = new RegExp(`<input(?=[^>]*name="${name}")[^>]*aria-describedby="([^"]+)"`).exec(html) ?? []
    const id = ids.split(' ').find((one) => one.endsWith('-error'))
    return id && readable(`<body>${new RegExp(`<p id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1]}`).trim()
  }

  const valueOf = (html: string, name: string) =>
    new RegExp(`<input(?=[^>]*name="${name}")[^>]* value="([^"]*)"`).exec(html)?.[1]

  it('answers what to correct on its field, keeps what was typed but no password [REG-03] [REG-05] [REG-12] [REG-14] [REG-16]', async () => {
    const wrong = { ...camille, username: 'é', password: 'Secret-sans-chiffre', confirmPassword: 'autre' }
    const { status, html, text, headers } = await send(wrong)
    expect(status).toBe(400)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
    expect(text).toContain('Veuillez corriger les erreurs du formulaire')
    expect(errorOf(html, 'username')).toBe(
      "Le nom d'utilisateur ne doit contenir que des lettres, chiffres ou underscores.",
    )
    expect(errorOf(html, 'password')).toBe(
      'Le mot de passe doit contenir une majuscule, une minuscule, un chiffre et un caractère spécial.',
    )
    expect(errorOf(html, 'confirmPassword')).toBe('Les mots de passe ne correspondent pas')
    expect(errorOf(html, 'email')).toBeUndefined()
    expect(valueOf(html, 'username')).toBe('é')
    expect(valueOf(html, 'email')).toBe(camille.email)
    expect(html).not.toContain('Secret-sans-chiffre')
    expect(html).toMatch(/<input(?=[^>]*name="username")[^>]* autofocus/i)
  })

  it('keeps what was typed as text, in the fields and in the page’s data', async () => {
    const nasty = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>'
    const { html } = await send({ ...camille, firstName: nasty })
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
    expect(siteState(html)).toMatchObject({ refused: { typed: { firstName: nasty } } })
  })

  it('creates the account once and leads to the sign-in, which says so [REG-17] [REG-18] [REG-19] [REG-20]', async () => {
    const first = await send(camille)
    expect([first.status, first.headers.location]).toEqual([303, '/login?compte=cree'])
    // A double click makes the browser post the same form twice.
    expect((await send(camille)).status).toBe(303)
    const next = await app.inject('/login?compte=cree')
    expect(readable(next.body)).toContain('Compte créé avec succès !')
    expect(readable((await app.inject('/login')).body)).not.toContain('Compte créé avec succès !')
  })

  it('shows the server’s own refusals on their fields [REG-21]', async () => {
    await send(camille)
    const { status, html } = await send({ ...camille, email: 'autre@exemple.fr' })
    expect(status).toBe(400)
    expect(errorOf(html, 'username')).toBe('Ce nom d’utilisateur est déjà pris')
    expect(valueOf(html, 'email')).toBe('autre@exemple.fr')
  })

  it('throttles by the client’s address', async () => {
    let slowed = await send({ ...camille, username: 'tas' }, own, '192.0.2.66')
    for (let index = 0; index < 40 && slowed.status !== 429; index++) {
      slowed = await send({ ...camille, username: `tas_${index}` }, own, '192.0.2.66')
    }
    expect(slowed.status).toBe(429)
    expect(slowed.text).toMatch(/Trop de/)
    const other = { ...camille, username: 'quelqu_un', email: 'quelquun@exemple.fr' }
    expect((await send(other, own, '192.0.2.67')).status).toBe(303)
  })

  it.each([{ 'sec-fetch-site': 'cross-site', origin: 'https://mauvais.test' }, { origin: 'https://mauvais.test' }, {}])(
    'refuses a form sent from another site: %o',
    async (headers) => {
      const person = { ...camille, username: 'venue_d_ailleurs', email: 'ailleurs@exemple.fr' }
      const { status, text, html } = await send(person, headers)
      expect(status).toBe(403)
      expect(text).toContain('n’a pas été envoyé depuis ce site')
      expect(html).not.toContain('venue_d_ailleurs')
      const login = await app.inject({
        method: 'POST',
        url: '/api/authentification/login',
        payload: { username: person.username, password: person.password },
      })
      expect(login.statusCode).toBe(400)
    },
  )

  it('answers 413 to an oversized form, and 404 to a form sent to another page', async () => {
    expect((await send({ ...camille, firstName: 'x'.repeat(20_000) })).status).toBe(413)
    const reply = await app.inject({ method: 'POST', url: '/login', headers: own, payload: {} })
    expect(reply.statusCode).toBe(404)
  })
})

describe('pages of private links', () => {
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
})

describe('the form of a notice, without a script [REV-61]', () => {
  let app: FastifyInstance
  /** A published review of a restaurant, and where it is shown. */
  let review: { id: string; author: string; place: string }

  beforeAll(async () => {
    app = await serveSite(await siteFromSources())
    const reply = await app.inject('/api/notprotected/restaurant')
    for (const { id } of reply.json<{ id: string }[]>()) {
      const shown = await app.inject(`/api/notprotected/reviews?resourceType=RESTAURANT&resourceId=${id}`)
      const [first] = shown.json<{ content: { id: string; author: string }[] }>().content
      if (first) {
        review = { ...first, place: id }
        return
      }
    }
    throw new Error('The demo has lost its reviews')
  })

  const form = () => noticePaths.form(review.id)
  const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

  /** Posts a form like a browser without scripts. */
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: form(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  /** What a visitor types on the page that they were sent, with its hidden field. */
  async function typed(change: Record<string, string> = {}): Promise<Record<string, string>> {
    const { body } = await app.inject(form())
    return { ticket: field(body, 'ticket'), motive: 'FAKE', explanation: '', website: '', goodFaith: 'oui', ...change }
  }

  it('is linked from a published review, and shows that review', async () => {
    const place = await app.inject(paths.restaurant(review.place))
    expect(place.body).toContain(`href="${form()}"`)
    const page = await app.inject(form())
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(readable(page.body)).toContain(review.author)
    expect(readable(page.body)).toContain('Sans e-mail ni téléphone, personne ne peut vous faire parvenir la décision')
    const rules = readable((await app.inject(paths.reviewRules)).body)
    expect(rules).toContain('Chaque avis publié porte un lien')
    expect(rules).not.toContain('Dites-le à l’équipe du restaurant concerné')
  })

  it('leads to the private page, which acknowledges it; sent twice, to the same', async () => {
    const fields = await typed()
    const sent = await send(fields)
    const again = await send(fields)
    expect([sent.statusCode, again.statusCode]).toEqual([303, 303])
    expect(sent.headers.location).toMatch(/^\/signalement\/[\w-]{43}$/)
    expect(again.headers.location).toBe(sent.headers.location)
    const page = await app.inject(String(sent.headers.location))
    expect(page.statusCode).toBe(200)
    expect(readable(page.body)).toContain('La maison a reçu votre signalement.')
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  it('shows errors with what was typed, and refuses a form sent from another site', async () => {
    const reply = await send(await typed({ motive: 'OTHER', name: 'Inès', email: 'ines@' }))
    expect(reply.statusCode).toBe(400)
    expect(readable(reply.body)).toContain('Expliquez ce qui pose problème')
    expect(reply.body).toContain('value="ines@"')
    expect(reply.body).toMatch(/<option value="OTHER" selected/)
    const foreign = await send(await typed(), { 'sec-fetch-site': 'cross-site' })
    expect(foreign.statusCode).toBe(403)
  })

  it('has a hidden trap field, and is refused with the field shown when it is filled in [REV-61]', async () => {
    expect((await app.inject(form())).body).toMatch(/aria-hidden="true">(?:(?!<\/div>).)*name="website"/s)
    const trapped = await send(await typed({ website: 'https://exemple.fr' }))
    expect(trapped.statusCode).toBe(400)
    expect(readable(trapped.body)).toContain('Laissez ce champ vide')
    expect(trapped.body).toContain('value="https://exemple.fr"')
  })

  it('answers 404 with a French page for an unknown review or link', async () => {
    const gone = await app.inject(noticePaths.form('0197a000-0000-7000-8000-000000000000'))
    expect(gone.statusCode).toBe(404)
    expect(readable(gone.body)).toContain('Cet avis n’est pas ou plus publié.')
    expect((await app.inject(noticePaths.form('rien'))).statusCode).toBe(404)
    const unknown = await app.inject(noticePaths.link('A'.repeat(43)))
    expect(unknown.statusCode).toBe(404)
    expect(readable(unknown.body)).toContain('Ce lien ne mène à aucun signalement')
  })
})

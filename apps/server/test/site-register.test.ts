import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { readable, serveSite, siteFromSources, siteState, untilCalm } from './site-harness.ts'

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

describe('registration without a script', () => {
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

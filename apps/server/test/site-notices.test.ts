import { noticePaths } from '@potager/domain/notice'
import { paths } from '@potager/domain/paths'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { readable, serveSite, siteFromSources } from './site-harness.ts'

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

describe('the form of a notice, without a script [REV-61]', () => {
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

import { paths } from '@potager/domain/paths'
import { newTicket } from '@potager/domain/request'
import { visitReviewPath } from '@potager/domain/visit-review'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { callerBy } from './caller.ts'
import { readable, serveSite, siteFromSources } from './site-harness.ts'
import { visitsOf } from './visit-setup.ts'

let app: FastifyInstance
let visits: Awaited<ReturnType<typeof visitsOf>>

beforeAll(async () => {
  app = await serveSite(await siteFromSources())
  const server = callerBy(async (method, path, { token, body } = {}) => {
    const reply = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body === undefined ? {} : { payload: Object(body) }),
    })
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
  })
  const [restaurants, dishes] = await Promise.all(
    ['restaurant', 'menu'].map(async (list) =>
      (await app.inject(`/api/notprotected/${list}`)).json<{ id: string; name: string; available?: boolean }[]>(),
    ),
  )
  const restaurant = restaurants?.find(({ name }) => name === 'La Fève Tonka')?.id ?? ''
  const dish = dishes?.find(({ available }) => available)?.id ?? ''
  visits = await visitsOf(server, { restaurant, dish })
})

/** Posts a form like a browser without scripts. Under the page's referrer policy it names no origin. */
const send = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  })

/** What a visitor types on the page of a visit. */
async function typed(code: string, change: Record<string, string> = {}): Promise<Record<string, string>> {
  const [thing] = (await visits.read(code)).things
  return {
    act: 'write',
    about: `${thing?.resourceType}:${thing?.resourceId}`,
    rating: '4',
    comment: 'Copieux et plein de goût.',
    author: 'Inès',
    consent: 'oui',
    website: '',
    ticket: newTicket(),
    ...change,
  }
}
/** Writes a review by the code of a ticket. @returns the path of its author's private page */
async function write(code: string): Promise<string> {
  const { headers } = await send(visitReviewPath(code), await typed(code))
  return headers.location ?? ''
}
const codeOf = (path: string) => path.slice(visitReviewPath('').length)
const page = async (code: string) => readable((await app.inject(visitReviewPath(code))).body)

describe('the page of a visit, without a script [REV-51] [REV-58]', () => {
  it('is private, and leads to the author’s page, where the review’s status is shown', async () => {
    const code = await visits.visit()
    const reply = await app.inject(visitReviewPath(code))
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<meta name="robots" content="noindex">')
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(readable(reply.body)).toContain('Le restaurant La Fève Tonka')
    expect(reply.body).toMatch(/name="ticket" value="[\da-f]{64}"/)
    const form = await typed(code)
    const sent = await send(visitReviewPath(code), form)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.stringMatching(/^\/avis\/[\w-]{43}$/)])
    const again = await send(visitReviewPath(code), form)
    expect([again.statusCode, again.headers.location]).toEqual([303, sent.headers.location])
    const mine = String(sent.headers.location)
    expect(readable((await app.inject(visitReviewPath(code))).body)).toContain(
      'Un avis a déjà été donné avec cette adresse',
    )
    const after = await page(codeOf(mine))
    expect(after).toContain('Gardez l’adresse de cette page')
    expect(after).toContain('En attente de lecture')
    expect(after).toContain('Donner un autre avis de cette visite')
  })

  it('comes back with what was typed and what to correct', async () => {
    const code = await visits.visit()
    const { about: _, ...nothing } = await typed(code, { rating: '', author: '', consent: '' })
    const reply = await send(visitReviewPath(code), { ...nothing, about: '' })
    expect(reply.statusCode).toBe(400)
    const said = readable(reply.body)
    for (const message of [
      'Choisissez une note de 1 à 5',
      'Indiquez un prénom ou un pseudonyme',
      'Cochez la case pour que votre avis puisse être publié',
    ]) {
      expect(said, message).toContain(message)
    }
    expect(said).toContain('Copieux et plein de goût.')
  })

  it('is refused with the trap field shown when it is filled in', async () => {
    const code = await visits.visit()
    const trapped = await send(visitReviewPath(code), await typed(code, { website: 'https://exemple.fr' }))
    expect(trapped.statusCode).toBe(400)
    expect(readable(trapped.body)).toContain('Laissez ce champ vide')
    expect(await page(code)).not.toContain('En attente de lecture')
  })

  it('takes a correction, an objection and a withdrawal [REV-53] [REV-54] [REV-55]', async () => {
    const code = await visits.visit()
    const address = await write(code)
    const mine = codeOf(address)
    const { id } = await visits.reviewOf(mine)
    await visits.decide(id, 'REJECTED')
    expect(await page(mine)).toContain('Motif : « Votre avis nomme une personne. »')
    const short = await send(address, { act: 'contest', review: id, objection: 'non' })
    expect(short.statusCode).toBe(400)
    expect(readable(short.body)).toContain('Dites en quelques mots pourquoi vous contestez')
    const contested = await send(address, { act: 'contest', review: id, objection: 'Je ne nomme que le plat.' })
    expect(contested.statusCode).toBe(303)
    expect(await page(mine)).toContain('Votre contestation attend une décision.')
    await visits.decide(id, 'REJECTED')
    expect(await page(mine)).not.toContain('Contester la décision')
    const corrected = await send(address, { act: 'correct', review: id, rating: '5', comment: 'Copieux.' })
    expect(corrected.statusCode).toBe(303)
    await send(address, { act: 'withdraw', review: id })
    const after = await page(mine)
    expect(after).toContain('Retiré par vous. Son texte est effacé.')
    expect(after).not.toContain('Copieux.')
  })

  it('answers 404 with the same page for any unknown code, while the review rules stay public', async () => {
    const replies = await Promise.all(['x', '0000-0000-0000', '%C3%A9'].map((code) => app.inject(`/avis/${code}`)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    const [first, ...others] = replies.map(({ body }) => readable(body).replace(/\{"name".*$/s, ''))
    expect(first).toContain('Cette adresse ne mène à aucune visite')
    for (const other of others) expect(other).toBe(first)
    const rules = await app.inject(paths.reviewRules)
    expect(rules.statusCode).toBe(200)
    expect(rules.body).not.toContain('content="noindex"')
    expect(readable(rules.body)).toContain('Visite vérifiée')
  })

  it('answers 404 when the backend has no extensions', async () => {
    const foreign = await serveSite(await siteFromSources(), { extensions: false })
    expect((await foreign.inject(visitReviewPath('0000-0000-0000'))).statusCode).toBe(404)
  })
})

import { contract } from '@potager/domain/contract'
import { linkPaths } from '@potager/domain/link-paths'
import { paths } from '@potager/domain/paths'
import { newTicket } from '@potager/domain/request'
import { visitReviewPath } from '@potager/domain/visit-review'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../src/setup/demo/people.ts'
import { callerBy } from './harness.ts'
import { saturdayIn } from './reservation-setup.ts'
import { readable, serveSite, siteFromSources } from './site-harness.ts'
import { visitsOf } from './visit-setup.ts'

describe('requests of visitors', () => {
  let app: FastifyInstance
  let restaurant: { id: string; name: string; meetingRooms: { id: string; isReservable: boolean }[] }

  beforeAll(async () => {
    app = await serveSite(await siteFromSources())
    const reply = await app.inject('/api/notprotected/restaurant')
    const open = reply.json<(typeof restaurant)[]>().find(({ name }) => name === 'La Fève Tonka')
    if (!open) throw new Error('The demo has lost its restaurant')
    restaurant = open
  })

  const form = (kind = '') => `${paths.request}?restaurant=${restaurant.id}${kind}`
  const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

  /** Posts a form like a browser without scripts. */
  const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  /** What a visitor types on the page that they were sent, with its hidden fields. */
  async function typed(weeks: number, change: Record<string, string> = {}): Promise<Record<string, string>> {
    const { body } = await app.inject(form())
    return {
      ticket: field(body, 'ticket'),
      kind: field(body, 'kind'),
      restaurantId: field(body, 'restaurantId'),
      roomId: '',
      day: saturdayIn(weeks),
      from: '19:00',
      to: '21:00',
      people: '4',
      name: 'Inès Delacroix',
      phone: '06 39 98 11 22',
      email: '',
      message: '',
      website: '',
      consent: 'oui',
      ...change,
    }
  }

  /** Confirms the requests that start on a day, as a manager. */
  async function confirm(day: string): Promise<void> {
    const { path: login } = contract.auth.login.call
    const signedIn = await app.inject({
      method: 'POST',
      url: `/api${login}`,
      payload: { username: 'gerant', password: demoPassword },
    })
    const headers = { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` }
    const listed = await app.inject({ url: '/api/reservations/all', headers })
    for (const { id, startTime, requested } of listed.json<{ id: string; startTime: string; requested?: true }[]>()) {
      if (!requested || !startTime.startsWith(day)) continue
      await app.inject({
        method: 'PUT',
        url: `/api/reservations/${id}/status`,
        headers,
        payload: { status: 'CONFIRMED' },
      })
    }
  }

  describe('the form for visitors, without a script [VIS-12]', () => {
    it('offers the restaurants first, or has one chosen when opened from its page', async () => {
      const choice = await app.inject(paths.request)
      expect(choice.statusCode).toBe(200)
      expect(choice.body).toContain(`href="${form()}"`)
      const page = await app.inject(paths.restaurant(restaurant.id))
      expect(page.body).toContain(`href="${form()}"`)
      expect(page.body).toContain(`href="${form('&amp;pour=evenement')}"`)
      const chosen = readable((await app.inject(form('&pour=evenement'))).body)
      expect(chosen).toContain('Organiser un événement')
      expect(chosen).toContain(`Chez ${restaurant.name}`)
      expect(chosen).toContain('Tant qu’elle est en attente, une demande ne retient aucune place.')
    })

    it('leads to the private page; sent twice, to the same', async () => {
      const fields = await typed(50)
      const sent = await send(form(), fields)
      const again = await send(form(), fields)
      expect([sent.statusCode, again.statusCode]).toEqual([303, 303])
      expect(sent.headers.location).toMatch(/^\/demande\/[\w-]{43}$/)
      expect(again.headers.location).toBe(sent.headers.location)
      const page = await app.inject(String(sent.headers.location))
      expect(page.statusCode).toBe(200)
      expect(readable(page.body)).toContain('En attente de réponse')
      expect(page.body).toContain('<meta name="robots" content="noindex">')
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    })

    it('comes back with what was typed and what to correct', async () => {
      const closed = await send(form(), await typed(51, { from: '04:00', to: '05:00' }))
      expect(closed.statusCode).toBe(422)
      expect(readable(closed.body)).toContain('Le restaurant est fermé à cette période')
      expect(closed.body).toContain('value="Inès Delacroix"')
      const empty = await send(form(), await typed(51, { day: '', name: '', phone: '', consent: '' }))
      expect(empty.statusCode).toBe(400)
      for (const said of [
        'Date de début requise',
        'Le nom est obligatoire',
        'Cochez la case pour que le restaurant puisse vous répondre',
      ]) {
        expect(readable(empty.body), said).toContain(said)
      }
      const unreachable = await send(form(), await typed(51, { phone: '' }))
      expect(readable(unreachable.body)).toContain('Indiquez un téléphone ou un e-mail')
    })

    it('is refused with its trap field filled in, or when sent from another site [VIS-07]', async () => {
      expect((await app.inject(form())).body).toMatch(/aria-hidden="true">(?:(?!<\/div>).)*name="website"/s)
      const trapped = await send(form(), await typed(52, { website: 'https://exemple.fr' }))
      expect(trapped.statusCode).toBe(400)
      expect(readable(trapped.body)).toContain('Laissez ce champ vide')
      const foreign = await send(form(), await typed(52), { 'sec-fetch-site': 'cross-site' })
      expect(foreign.statusCode).toBe(403)
      expect(readable(foreign.body)).not.toContain('Inès Delacroix')
    })
  })

  describe('the private page of a request, without a script [VIS-12]', () => {
    it('withdraws the request and shows that it was withdrawn', async () => {
      const { headers } = await send(form(), await typed(53))
      const address = String(headers.location)
      const page = await app.inject(address)
      expect(readable(page.body)).toContain('Retirer ma demande')
      // Under its referrer policy a browser names no origin.
      const done = await send(address, {}, { 'sec-fetch-site': 'same-origin', origin: 'null' })
      expect([done.statusCode, done.headers.location]).toEqual([303, address])
      const after = readable((await app.inject(address)).body)
      expect(after).toContain('Retirée par vous')
      expect(after).not.toContain('Oui, retirer ma demande')
      const file = await app.inject(`/api/requests/${address.slice('/demande/'.length)}.ics`)
      expect(file.body).toContain('STATUS:CANCELLED')
      expect(after).toContain('Retirer de mon agenda')
    })

    it('proposes another moment, and comes back with what was typed where it is refused [VIS-14]', async () => {
      const { headers } = await send(form(), await typed(55))
      const address = String(headers.location)
      const page = await app.inject(address)
      expect(readable(page.body)).toContain('Proposer un autre moment')
      const proposal = { act: 'proposal', seen: field(page.body, 'seen'), day: saturdayIn(56), people: '5' }
      const closed = await send(address, { ...proposal, from: '04:00', to: '05:00' })
      expect(closed.statusCode).toBe(422)
      expect(closed.body).toMatch(/<details[^>]* open=""/)
      expect(closed.body).toContain('value="04:00"')
      const empty = await send(address, { ...proposal, day: '', from: '', to: '' })
      expect([empty.statusCode, readable(empty.body)]).toEqual([400, expect.stringContaining('Date de début requise')])
      const done = await send(address, { ...proposal, from: '12:00', to: '14:00' })
      expect([done.statusCode, done.headers.location]).toEqual([303, address])
      const after = readable((await app.inject(address)).body)
      expect(after).toContain('de 12:00 à 14:00')
      expect(after).toContain('En attente de réponse')
    })

    it('proposes another moment for a confirmed request, which stays confirmed, and withdraws that wish [VIS-15] [VIS-16]', async () => {
      const { headers } = await send(form(), await typed(57))
      const address = String(headers.location)
      await confirm(saturdayIn(57))
      const page = await app.inject(address)
      expect(readable(page.body)).toContain('Ce qui est confirmé reste gardé pour vous')
      const moment = { day: saturdayIn(58), from: '12:00', to: '14:00', people: '5' }
      const done = await send(address, { act: 'proposal', seen: field(page.body, 'seen'), ...moment })
      expect([done.statusCode, done.headers.location]).toEqual([303, address])
      const waiting = readable((await app.inject(address)).body)
      expect(waiting).toContain('Acceptée')
      expect(waiting).toContain('de 12:00 à 14:00, 5 personnes')
      const back = await send(address, { act: 'proposal-withdrawal' })
      expect([back.statusCode, back.headers.location]).toEqual([303, address])
      const after = readable((await app.inject(address)).body)
      expect(after).toContain('Acceptée')
      expect(after).not.toContain('Vous avez proposé')
    })

    it('answers 404 with the same page for any unknown link [VIS-10]', async () => {
      const replies = await Promise.all(['x', 'A'.repeat(43), '%C3%A9'].map((token) => app.inject(`/demande/${token}`)))
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
      const [first, ...others] = replies.map(({ body }) => readable(body).replace(/\{"name".*$/s, ''))
      expect(first).toContain('Ce lien ne mène à aucune demande')
      for (const other of others) expect(other).toBe(first)
    })
  })

  it('the page for lost links gives the same answer when there is no request, without a script [VIS-11] [VIS-12]', async () => {
    const sent = await send(paths.lostRequest, { contact: 'personne@exemple.fr', day: saturdayIn(50) })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/lien-perdu?lien=demande'])
    const said = readable((await app.inject(String(sent.headers.location))).body)
    expect(said).toContain('S’il y a une demande pour ce contact et ce jour')
    const wrong = await send(paths.lostRequest, { contact: '', day: '' })
    expect(wrong.statusCode).toBe(400)
  })

  it('requests are hidden when the backend has no extensions: the restaurant’s page links to the staff’s form', async () => {
    const foreign = await serveSite(await siteFromSources(), { extensions: false })
    for (const path of [paths.request, linkPaths.request('A'.repeat(43)), paths.lostRequest]) {
      expect((await foreign.inject(path)).statusCode, path).toBe(404)
    }
    const page = await foreign.inject(paths.restaurant(restaurant.id))
    expect(page.body).toContain(`href="${paths.createReservation}?restaurant=${restaurant.id}"`)
  })
})

describe('the page of a visit, without a script [REV-51] [REV-58]', () => {
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

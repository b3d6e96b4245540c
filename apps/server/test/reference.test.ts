import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '../src/api/endpoints.ts'
import { startServer, type TestServer } from './harness.ts'

let server: TestServer
let html: string
let headers: Record<string, unknown>
beforeAll(async () => {
  server = await startServer()
  const answer = await server.call('GET', '/docs')
  html = String(answer.body)
  headers = answer.headers
})

const article = (name: string) => new RegExp(`<article id="${name}">.*?</article>`, 's').exec(html)?.[0] ?? ''

describe('the reference page', () => {
  it('has every call once, with its method, path and who may make it', async () => {
    const { body } = await server.call('GET', '/openapi.json')
    const { paths } = body as { paths: Record<string, object> }
    const operations = Object.values(paths).flatMap((methods) => Object.keys(methods))
    expect(html.match(/<article id="/g)).toHaveLength(operations.length)
    for (const { call } of allEndpoints) {
      const shown = article(call.name)
      expect(shown, call.name).toContain(`<span class="method">${call.method}</span>`)
      expect(shown, call.name).toContain(`<code class="path">${call.path.replace(/:(\w+)/g, '{$1}')}</code>`)
      expect(shown, call.name).toMatch(/<span class="chip">[A-Z]/)
    }
  })

  it('draws bodies, parameters and answers from the document, with their bounds, in French', () => {
    const order = article('createOrder')
    expect(order).toContain('<code class="name">listDishNumber</code> liste de : objet')
    expect(order).toMatch(/<code class="name">number<\/code> nombre entier <span class="bounds">de 1 à 50<\/span>/)
    expect(order).toContain('<code>PENDING</code> ou <code>CONFIRMED</code>')
    expect(order).toContain('<li><code>409</code> contraire à l’état présent</li>')
    expect(article('listOrders')).toMatch(
      /<code class="name">size<\/code> dans l’adresse, nombre entier <span class="bounds">de 1 à 1000, <code>20<\/code> par défaut/,
    )
    expect(html).not.toContain('undefined')
    expect(html).not.toContain('9007199254740991')
  })

  it('names every group in French, and its index leads everywhere', () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !html.includes(` id="${id}"`))).toEqual([])
    expect(targets.length).toBeGreaterThan(allEndpoints.length)
    const headings = [...html.matchAll(/<h2 id="groupe-([^"]*)">([^<]*)<\/h2>/g)]
    expect(headings.filter(([, tag, name]) => tag === name).map(([, tag]) => tag)).toEqual([])
  })

  it('needs no script and nobody else’s files, and its policy allows none', () => {
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).not.toContain('unsafe')
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(html).toContain(`<style nonce="${nonce}">`)
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=|https?:\/\//)
  })

  it('has a new nonce each time', async () => {
    const again = await server.call('GET', '/docs')
    expect(again.headers['content-security-policy']).not.toBe(headers['content-security-policy'])
  })

  it('is a French document with landmarks, one h1 and no skipped heading level', () => {
    expect(html).toMatch(/^<!doctype html><html lang="fr">/)
    for (const tag of ['<main>', '<header>', '<nav aria-labelledby="sommaire">']) expect(html).toContain(tag)
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
  })
})

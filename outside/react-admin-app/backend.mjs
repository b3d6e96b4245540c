// A backend of its own, as `ra-data-simple-rest` speaks with it, and the built pages.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const suppliers = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `Maraîcher ${String(index + 1).padStart(2, '0')}`,
  state: index % 3 === 0 ? 'suspended' : 'active',
  minimum: 1000 + index * 250,
}))
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
const pages = join(import.meta.dirname, 'dist')

const bodyOf = async (request) => {
  let text = ''
  for await (const part of request) text += part
  return JSON.parse(text)
}

function list(query) {
  const [field, order] = JSON.parse(query.get('sort') ?? '["id","ASC"]')
  const [first, last] = JSON.parse(query.get('range') ?? '[0,9]')
  const { q = '' } = JSON.parse(query.get('filter') ?? '{}')
  const found = suppliers
    .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
    .toSorted((a, b) => (a[field] < b[field] ? -1 : 1) * (order === 'DESC' ? -1 : 1))
  return { rows: found.slice(first, last + 1), range: `suppliers ${first}-${last}/${found.length}` }
}

async function answerApi(request, { pathname, searchParams }) {
  const [, id] = /^\/api\/suppliers(?:\/(\d+))?$/.exec(pathname) ?? []
  if (!id && request.method === 'GET') {
    const { rows, range } = list(searchParams)
    return { json: rows, headers: { 'content-range': range } }
  }
  const supplier = suppliers.find((one) => one.id === Number(id))
  if (!supplier) return { status: 404, json: {} }
  if (request.method === 'PUT') Object.assign(supplier, await bodyOf(request))
  return { json: supplier }
}

async function answerPage({ pathname }) {
  const file = join(pages, normalize(pathname === '/' ? '/index.html' : pathname))
  const content = await readFile(file).catch(() => null)
  return content ? { content, headers: { 'content-type': types[extname(file)] ?? 'text/plain' } } : { status: 404 }
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://localhost')
  const answer = url.pathname.startsWith('/api/') ? await answerApi(request, url) : await answerPage(url)
  const { status = 200, headers = {}, json, content = JSON.stringify(json) } = answer
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(content)
})

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`)
})

// A backend of the specification, as strict about requests and answers as the contract, and the built pages.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { contract } from '@potager/domain/contract'
import { contractNetwork, drawBody } from '@potager/domain/fixtures'

const [drawn] = drawBody(contract.reservation.listReservations.response, 1, 'everything')
const reservations = Array.from({ length: 30 }, (_, index) => ({
  ...drawn,
  id: `00000000-0000-4000-8000-0000000000${String(index + 10)}`,
  customerName: `Table ${String(index + 1).padStart(2, '0')}`,
  numberOfPeople: index + 1,
  status: index % 2 ? 'CONFIRMED' : 'PENDING',
  startTime: `2026-12-${String(index + 1).padStart(2, '0')}T19:00:00`,
  endTime: `2026-12-${String(index + 1).padStart(2, '0')}T21:00:00`,
}))
const session = { accessToken: 'jeton', refreshToken: 'autre', username: 'gerant', role: 'MANAGER' }
const network = contractNetwork({
  login: () => ({ body: session }),
  listReservations: () => ({ body: reservations }),
})
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
const pages = join(import.meta.dirname, 'dist')

async function answerApi(request) {
  const text = (await request.setEncoding('utf8').toArray()).join('')
  const { status, body } = await network.answer(
    request.method,
    request.url.slice('/api'.length),
    text && JSON.parse(text),
  )
  return { status, content: JSON.stringify(body) }
}

async function answerPage({ pathname }) {
  const file = join(pages, normalize(pathname === '/' ? '/index.html' : pathname))
  const content = await readFile(file).catch(() => null)
  return content ? { content, type: types[extname(file)] } : { status: 404 }
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url, 'http://localhost')
  const answer = url.pathname.startsWith('/api/') ? await answerApi(request) : await answerPage(url)
  const { status = 200, type = 'application/json', content } = answer
  response.writeHead(status, { 'content-type': type }).end(content)
})

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`)
})

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { at } from '../root.mjs'

const SCHEMA = 'packages/domain/src/concepts/order/order.schema.ts'
const ROUTES = 'apps/server/src/api/order/routes.ts'
const PAGE = 'apps/server/src/site/standing-page.ts'
const CATALOGUE = 'packages/domain/src/concepts/order/order.messages.ts'

vi.setConfig({ testTimeout: 30_000 })

let folder = ''

/** Copies the project's configuration, which must apply to files in another folder. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'))
  const config = JSON.parse(await readFile(at('.oxlintrc.json'), 'utf8'))
  const jsPlugins = config.jsPlugins.map((plugin) => (plugin.startsWith('.') ? at(plugin) : at('node_modules', plugin)))
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins }))
})
afterAll(() => rm(folder, { recursive: true }))

/** The lines of these files that the rule reports. */
async function refusedLines(files, rule = 'potager(text-outside-catalogue)') {
  for (const [file, lines] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), lines.join('\n'))
  }
  const args = ['--format', 'json', ...Object.keys(files)]
  const report = await new Promise((resolve) => {
    execFile(at('node_modules/.bin/oxlint'), args, { cwd: folder }, (_, stdout) => resolve(stdout))
  })
  const found = JSON.parse(report).diagnostics.filter(({ code }) => code === rule)
  return found.map(({ filename, labels: [{ span }] }) => files[filename][span.line - 1]).toSorted()
}

const planted = {
  [SCHEMA]: [
    `z.uuid('Identifiant invalide')`,
    `z.string().max(100, 'Maximum 100 caractères')`,
    'z.string().max(most, `Maximum ${most} caractères`)',
    `z.string({ error: 'Requis' })`,
    `context.addIssue({ code: 'custom', message: 'Requis' })`,
    `const messages = { name: 'Le nom est requis' }`,
    `const column = { label: 'Supprimer' }`,
    `const said = 'votre session est terminée'`,
  ],
  [ROUTES]: [
    `throw notFound('Introuvable')`,
    `throw new Refusal(429, 'Patientez')`,
    'const gone = (dish) => `« ${dish} » n’est plus disponible`',
  ],
  [PAGE]: [`const html = '<p class="note">Cette page a besoin de JavaScript</p>'`],
}

it.each(Object.entries(planted))('refuses each text planted in %s', async (file, lines) => {
  expect(await refusedLines({ [file]: lines })).toEqual(lines.toSorted())
})

it('accepts names, codes, SQL, descriptions of calls and texts for developers only', async () => {
  const lines = [
    `import { commonMessages } from '@potager/domain/messages'`,
    `z.string().min(1, commonMessages.required).regex(/^[A-Z] [a-z]/)`,
    `z.enum(['PENDING', 'CONFIRMED'], { error: queryErrors.status })`,
    `throw notFound(requestRefusals.unknown.order)`,
    `endpoint(listOrders, { summary: 'Lister les commandes', response: z.string().describe('Prise le') })`,
    `throw new Error('No value for this name')`,
    `db.query('select id from booking')`,
    "headers.set('authorization', `Bearer ${token}`)",
  ]
  expect(await refusedLines({ [SCHEMA]: lines, [ROUTES]: lines })).toEqual([])
})

it('accepts texts in the catalogue, tests and fixtures', async () => {
  const text = (name) => [`export const ${name} = 'Aucune commande pour le moment'`]
  const files = {
    [CATALOGUE]: text('catalogue'),
    [SCHEMA.replace('.ts', '.test.ts')]: text('test'),
    'packages/ui/src/concepts/order/order.fixtures.ts': text('fixture'),
    'packages/ui/src/concepts/order/order-words.ts': text('words'),
  }
  expect(await refusedLines(files)).toEqual(text('words'))
})

it.each(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'])(
  'lets no view reach the network by %s',
  async (name) => {
    const lines = ['window', 'globalThis', 'self'].map((object) => `export const by${object} = ${object}.${name}`)
    const file = 'packages/ui/src/concepts/order/loads.ts'
    expect(await refusedLines({ [file]: lines }, 'eslint(no-restricted-properties)')).toEqual(lines.toSorted())
    const bare = [`export const bare = ${name}`]
    expect(await refusedLines({ [file]: bare }, 'eslint(no-restricted-globals)')).toEqual(bare)
  },
)

it('refuses APIs of secure contexts outside their own module, however they are reached', async () => {
  const refused = [
    'export const held = navigator.locks',
    'export const copied = window.navigator.clipboard?.writeText(text)',
    'export const worker = navigator["serviceWorker"]',
    'export const id = crypto.randomUUID()',
    'export const digest = globalThis.crypto.subtle',
    'export const { storage } = navigator',
    'export const kept = caches.open(name)',
    'export const shop = self.cookieStore',
  ]
  const left = [
    'export const some = crypto.getRandomValues(room)',
    'export const mine = order.share',
    'const caches = 1',
  ]
  const file = 'packages/ui/src/concepts/order/keeps.ts'
  expect(await refusedLines({ [file]: [...refused, ...left.slice(0, 2)] }, 'potager(secure-context)')).toEqual(
    refused.toSorted(),
  )
  const free = { [file]: left, 'packages/ui/src/foundations/secure-context/index.ts': refused }
  expect(await refusedLines(free, 'potager(secure-context)')).toEqual([])
})

it('refuses APIs that the oldest browsers lack, unless their presence is checked', async () => {
  const refused = [
    'export const made = Promise.withResolvers()',
    'export const groups = Object.groupBy(rows, keyOf)',
    'export const address = URL.canParse(text) ? text : null',
    'export const all = await Array.fromAsync(pages)',
    'export const seen = element.checkVisibility()',
    'export const used = navigator.userActivation.isActive',
    'export const smaller = chosen.isSubsetOf(all)',
    'requestIdleCallback(draw)',
    'export const first = Iterator.from(list)',
  ]
  const left = [
    'export const asked = navigator.userActivation?.isActive',
    'export const either = AbortSignal.any([signal])',
    'document.startViewTransition?.(change)',
    'export const last = list.findLast(isOpen)',
  ]
  const file = 'packages/ui/src/concepts/order/young.ts'
  const rule = 'potager(oldest-browsers)'
  expect(await refusedLines({ [file]: [...refused, ...left] }, rule)).toEqual(refused.toSorted())
  expect(await refusedLines({ 'apps/server/src/api/order/young.ts': refused }, rule)).toEqual([])
})

it('refuses patterns that take more than linear time', async () => {
  const moving = ['export const trimmed = text.replace(/\\s+$/, "")', 'export const made = new RegExp("\\\\d+x$")']
  const backtracking = ['export const nested = /^(?:a+)+b/']
  const left = ['export const anchored = /^\\d+x$/', 'export const one = /[a-z]:/']
  const files = { 'apps/server/src/api/order/patterns.ts': [...moving, ...backtracking, ...left] }
  expect(await refusedLines(files, 'regexp(no-super-linear-move)')).toEqual(moving.toSorted())
  expect(await refusedLines(files, 'regexp(no-super-linear-backtracking)')).toEqual(backtracking)
})

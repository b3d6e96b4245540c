/** Patterns of npm packages: their resolved path, or the bare specifier when they are not installed. */
const npm = (...names) => names.map((name) => `(^|(^|/)node_modules/)${name}(/|$)`)

export const reactAdmin = npm('react-admin', 'ra-[^/]+')
export const mui = npm('@mui/[^/]+', '@emotion/[^/]+')
const react = npm('react', 'react-dom')
export const zod = npm('zod')
export const forms = npm('react-hook-form', '@hookform/[^/]+')
const server = npm('fastify', 'fastify-[^/]+', '@fastify/[^/]+', 'pg', '@electric-sql/[^/]+', '@node-rs/[^/]+')
const testTools = npm('vitest', '@fast-check/[^/]+', 'fast-check', 'zocker', 'vite', 'storybook', '@storybook/[^/]+')
const contract = ['^packages/domain/src/contract/', '^@potager/domain/contract$']
const packages = (...folders) => folders.flatMap((folder) => [`^${folder}/`, `^@potager/${folder.split('/')[1]}(/|$)`])

/** Tests, stories and their helpers. */
const tests = [
  '\\.(test|stories)\\.tsx?$',
  '^packages/[^/]+/api/',
  '^packages/storybook/',
  '^@potager/storybook(/|$)',
  '^apps/server/test/',
  '^apps/[^/]+/src/testing/',
  '(^|/)(story-[^/]+|Story[A-Z][^/]*|[^/]+-story)\\.tsx?$',
  '^packages/domain/src/(base/api/test-backend|fixtures/[^/]+)\\.ts$',
  '^packages/admin-kit/src/testing/',
  '^@potager/admin-kit/testing$',
]

/** The development server, which imports Vite. */
const development = ['^apps/server/(src/dev|vite\\.config)\\.ts$']

const refuse = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const code = (path) => ({ path: `^${path}/`, pathNot: tests })

/** A layer imports only from itself and the layers below it; `names` starts with the lowest. */
const floors = (source, names) =>
  names
    .slice(0, -1)
    .map((name, below) =>
      refuse(
        'floors',
        `The floor ${name} imports only from itself and those below it.`,
        { path: `^${source}/${name}/`, pathNot: tests },
        { path: `^${source}/(?!(${names.slice(0, below + 1).join('|')})/)` },
      ),
    )

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    refuse(
      'no-circle',
      'Files do not import each other in a circle.',
      { path: '^(packages|apps)/' },
      { circular: true },
    ),
    refuse(
      'no-way-around',
      'A package does not enter another one by a relative path; Storybook shows what no index has.',
      { path: '^(packages|apps)/([^/]+)/', pathNot: '^packages/storybook/' },
      { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
    refuse(
      'tests-for-tests',
      'Product code imports no tests, stories or their tools.',
      { path: '^(packages|apps)/', pathNot: [...tests, ...development] },
      { path: [...testTools, ...tests] },
    ),
    ...floors('packages/ui/src', ['foundations', 'components', 'concepts', 'site']),
    ...floors('apps/admin/src', ['platform', 'pages', 'console', 'resources', 'app']),
    ...floors('packages/domain/src', ['base', 'concepts', '(contract|forms|fixtures|samples|messages)']),
    refuse(
      'texts',
      'The texts of a concept know only rules and other texts.',
      { path: '\\.messages\\.ts$' },
      { path: '^packages/domain/src/concepts/.*\\.(api|calls|schema|wire)\\.ts$' },
    ),
    ...floors('apps/server/src', ['base', 'db', 'api', 'site', 'setup', 'tools']),
    refuse(
      'by-the-index',
      'A concept imports another one by its index, or by its schemas to make one. Texts are in no index, and take none.',
      { path: '^packages/domain/src/concepts/([^/]+)/', pathNot: [...tests, '\\.messages\\.ts$'] },
      {
        path: '^packages/domain/src/concepts/',
        pathNot: ['^packages/domain/src/concepts/$1/', '/index\\.ts$', '\\.(schema|api|messages)\\.ts$'],
      },
    ),
    refuse(
      'product-alone',
      'The product imports nothing of what tests, measures or builds it.',
      { path: '^(packages|apps)/', pathNot: [...tests, ...development] },
      { path: '^(e2e|bench|scripts)/' },
    ),
    refuse(
      'domain-tests',
      'Tests of the domain have only the domain, their tools and Node.',
      { path: '^packages/domain/.*\\.test\\.ts$' },
      { pathNot: ['^packages/domain/', '^@potager/domain/', ...zod, ...testTools], dependencyTypesNot: ['core'] },
    ),
    refuse('domain', 'The domain imports no React, no I/O and no other package.', code('packages/domain'), {
      pathNot: ['^packages/domain/', '^@potager/domain/', ...zod],
    }),
    refuse(
      'site',
      'The public site does without MUI, emotion, zod and the schemas of the contract.',
      { path: ['^packages/ui/src/site/', '^apps/public/'], pathNot: tests },
      { path: [...mui, ...zod, ...contract] },
    ),
    refuse(
      'ui',
      'Views know no application, no react-admin and no server, and load nothing.',
      { path: '^packages/ui/' },
      {
        path: [
          ...packages('apps/admin', 'apps/public', 'apps/server', 'packages/admin-kit'),
          ...reactAdmin,
          ...server,
          ...npm('@tanstack/[^/]+'),
        ],
      },
    ),
    refuse(
      'admin-kit',
      'The kit knows no application and no server.',
      { path: '^packages/admin-kit/' },
      { path: [...packages('apps/admin', 'apps/public', 'apps/server'), ...server] },
    ),
    refuse(
      'public',
      'The public site knows neither the back-office nor the server.',
      { path: '^apps/public/' },
      {
        path: [...packages('apps/admin', 'apps/server', 'packages/admin-kit'), ...reactAdmin, ...server],
      },
    ),
    refuse(
      'admin',
      'Applications do not import each other.',
      { path: '^apps/admin/' },
      {
        path: [...packages('apps/public', 'apps/server'), ...server],
      },
    ),
    refuse(
      'server',
      'The server knows only the domain; it takes the applications built.',
      { path: '^apps/server/' },
      {
        path: [
          ...packages('apps/admin', 'apps/public', 'packages/admin-kit', 'packages/ui'),
          ...react,
          ...mui,
          ...reactAdmin,
        ],
      },
    ),
    refuse(
      'conformance',
      'The comparison of a backend with the contract knows only the domain.',
      code('packages/conformance'),
      {
        pathNot: ['^packages/(conformance|domain)/', '^@potager/domain/', ...zod],
        dependencyTypesNot: ['core'],
      },
    ),
    refuse(
      'conformance',
      'What we compare does not know what compares it.',
      { path: '^(packages|apps)/', pathNot: [...tests, '^packages/conformance/'] },
      { path: packages('packages/conformance') },
    ),
    refuse(
      'foreign',
      'The foreign backend that conformance is tried on shares nothing with us.',
      { path: '^apps/server/test/foreign/' },
      { pathNot: ['^apps/server/test/foreign/', ...npm('hono', 'ajv')], dependencyTypesNot: ['core'] },
    ),
    refuse(
      'pages-without-node',
      'What runs in a browser has no Node.',
      { path: '^(packages/(admin-kit|domain|ui)|apps/(admin|public))/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}

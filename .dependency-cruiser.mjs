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
  '^packages/ui/src/storybook/',
  '^apps/server/test/',
  '^apps/[^/]+/src/testing/',
  '(^|/)(story-[^/]+|Story[A-Z][^/]*|[^/]+-story)\\.tsx?$',
  '^packages/domain/src/(base/api/test-backend|base/messages/catalogue-files|fixtures/[^/]+)\\.ts$',
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
        `L’étage ${name} n’importe pas de ceux du dessus.`,
        { path: `^${source}/${name}/`, pathNot: tests },
        { path: `^${source}/(${names.slice(below + 1).join('|')})/` },
      ),
    )

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    refuse('no-circle', 'Des fichiers ne s’importent pas en rond.', { path: '^(packages|apps)/' }, { circular: true }),
    refuse(
      'no-way-around',
      'Un paquet n’entre pas dans un autre par un chemin relatif.',
      { path: '^(packages|apps)/([^/]+)/' },
      { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    ),
    refuse(
      'tests-for-tests',
      'Le code du produit n’importe ni essais, ni histoires, ni leurs outils.',
      { path: '^(packages|apps)/', pathNot: [...tests, ...development] },
      { path: [...testTools, ...tests] },
    ),
    ...floors('packages/ui/src', ['foundations', 'components', 'concepts', 'site', 'storybook']),
    refuse(
      'floors',
      'La base n’importe rien des concepts ; les phrases du catalogue, seules, en prennent les statuts et les bornes.',
      { path: '^packages/domain/src/base/', pathNot: [...tests, '^packages/domain/src/base/messages/'] },
      { path: '^packages/domain/src/(?!base/)' },
    ),
    refuse(
      'floors',
      'Le catalogue ne connaît des concepts que leurs règles.',
      { path: '^packages/domain/src/base/messages/', pathNot: tests },
      {
        path: [
          '^packages/domain/src/(?!base/|concepts/)',
          '^packages/domain/src/concepts/.*\\.(api|calls|schema|wire)\\.ts$',
        ],
      },
    ),
    ...floors('packages/domain/src', ['concepts', '(contract|forms|fixtures|samples)']),
    refuse(
      'by-the-index',
      'D’un concept à son voisin, on passe par l’index, ou par ses schémas quand on en fait un.',
      { path: '^packages/domain/src/concepts/([^/]+)/', pathNot: tests },
      {
        path: '^packages/domain/src/concepts/',
        pathNot: ['^packages/domain/src/concepts/$1/', '/index\\.ts$', '\\.(schema|api)\\.ts$'],
      },
    ),
    refuse(
      'product-alone',
      'Le produit n’importe rien de ce qui l’essaie, le mesure ou le construit.',
      { path: '^(packages|apps)/', pathNot: [...tests, ...development] },
      { path: '^(\\.storybook|e2e|bench|scripts)/' },
    ),
    refuse(
      'domain-tests',
      'Les essais du domaine n’ont que le domaine, leurs outils et Node.',
      { path: '^packages/domain/.*\\.test\\.ts$' },
      { pathNot: ['^packages/domain/', '^@potager/domain/', ...zod, ...testTools], dependencyTypesNot: ['core'] },
    ),
    refuse(
      'domain',
      'Le domaine n’importe ni React, ni entrées-sorties, ni aucun autre paquet.',
      code('packages/domain'),
      { pathNot: ['^packages/domain/', '^@potager/domain/', ...zod] },
    ),
    refuse(
      'site',
      'Le site public se passe de MUI, d’emotion, de zod et des schémas du contrat.',
      { path: ['^packages/ui/src/site/', '^apps/public/'], pathNot: tests },
      { path: [...mui, ...zod, ...contract] },
    ),
    refuse(
      'ui',
      'Les vues ne connaissent ni application, ni react-admin, ni serveur, et ne chargent rien.',
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
      'Ce que la gestion donne à d’autres ne connaît ni application, ni serveur.',
      { path: '^packages/admin-kit/' },
      { path: [...packages('apps/admin', 'apps/public', 'apps/server'), ...server] },
    ),
    refuse(
      'public',
      'Le site public ne connaît ni la gestion, ni le serveur.',
      { path: '^apps/public/' },
      {
        path: [...packages('apps/admin', 'apps/server', 'packages/admin-kit'), ...reactAdmin, ...server],
      },
    ),
    refuse(
      'admin',
      'Les applications ne s’importent pas entre elles.',
      { path: '^apps/admin/' },
      {
        path: [...packages('apps/public', 'apps/server'), ...server],
      },
    ),
    refuse(
      'server',
      'Le serveur ne connaît que le domaine ; les applications lui arrivent construites.',
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
      'foreign',
      'Le service étranger sur lequel le contrôle du contrat est éprouvé ne partage rien avec nous.',
      { path: '^apps/server/test/foreign/' },
      { pathNot: ['^apps/server/test/foreign/', ...npm('hono', 'ajv')], dependencyTypesNot: ['core'] },
    ),
    refuse(
      'pages-without-node',
      'Ce qui tourne dans un navigateur n’a pas Node.',
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

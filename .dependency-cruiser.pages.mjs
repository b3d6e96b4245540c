import rules, { forms, mui, reactAdmin, zod } from './.dependency-cruiser.mjs'

/**
 * What a browser downloads for a public page, through every import. Type-only imports are ignored: they are erased.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'light-pages',
      comment: 'Too heavy for a public page, however far away.',
      severity: 'error',
      from: { path: '^(apps/public/src/client/.+\\.tsx|packages/ui/src/site/index\\.ts)$' },
      to: { path: [...mui, ...reactAdmin, ...zod, ...forms], reachable: true },
    },
    {
      name: 'followed',
      comment: 'A package that is not found cannot be followed.',
      severity: 'error',
      from: {},
      to: { path: '^@potager/', couldNotResolve: true },
    },
  ],
  options: {
    ...rules.options,
    tsPreCompilationDeps: false,
    cache: { folder: 'node_modules/.cache/dependency-cruiser-pages', strategy: 'content' },
  },
}

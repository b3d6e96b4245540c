import rules, { forms, mui, reactAdmin, zod } from './.dependency-cruiser.mjs'

/**
 * What a browser downloads for a public page, through every import. Type-only imports are ignored: they are erased.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'light-pages',
      comment: 'Trop lourd pour une page publique, si loin que ce soit.',
      severity: 'error',
      from: { path: '^(apps/public/src/client/.+\\.tsx|packages/ui/src/site/index\\.ts)$' },
      to: { path: [...mui, ...reactAdmin, ...zod, ...forms], reachable: true },
    },
    {
      name: 'followed',
      comment: 'Un paquet que l’on ne trouve pas, on ne le suit pas.',
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

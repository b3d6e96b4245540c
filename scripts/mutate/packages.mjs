/**
 * What is mutated, package by package: logic. Left out are words (the catalogue of messages), invented data, and drawings; `bar` is the
 * share of mutants, in %, that the tests must notice.
 */
export const packages = {
  domain: {
    folder: 'packages/domain/src',
    bar: 90,
    globs: ['**/*.ts'],
    without: ['messages/**', 'fixtures/**', 'samples/**', 'api/test-backend.ts'],
  },
  ui: {
    folder: 'packages/ui/src',
    bar: 75,
    globs: ['**/*.ts'],
    without: ['tokens/**', 'theme/**', 'icon/**', 'storybook/**', '**/*.fixtures.ts', '**/*story*.ts'],
  },
  admin: {
    folder: 'apps/admin/src',
    bar: 75,
    globs: ['**/*.ts'],
    // Drawing, sound, and the page before its scripts: what only a browser does, journeys prove.
    without: ['data/contract-server.ts', 'analytics/chartPicture.ts', 'day/tone.ts', 'boot/boot.ts', 'boot/early.ts'],
  },
}

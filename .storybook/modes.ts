/**
 * The looks in which Chromatic takes its pictures: those of `.storybook/looks/check.ts`, without forced colours, which it
 * offers by story and not by mode.
 */
export const modes = {
  clair: { scheme: 'light', viewport: { width: 1366 } },
  sombre: { scheme: 'dark', viewport: { width: 1366 } },
  telephone: { scheme: 'light', viewport: { width: 360, height: 780 } },
} as const

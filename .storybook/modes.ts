/**
 * Chromatic's modes: the looks of `.storybook/looks/check.ts`, without forced colours, which Chromatic sets per story
 * and not per mode.
 */
export const modes = {
  clair: { scheme: 'light', viewport: { width: 1366 } },
  sombre: { scheme: 'dark', viewport: { width: 1366 } },
  telephone: { scheme: 'light', viewport: { width: 360, height: 780 } },
} as const

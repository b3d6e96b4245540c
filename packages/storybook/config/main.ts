import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  stories: [
    '../src/*.mdx',
    '../src/**/*.stories.tsx',
    '../../{ui,admin-kit}/src/**/*.stories.tsx',
    '../../../apps/{admin,public}/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // The root vite.config.ts builds the apps and must not be used for Storybook.
  core: {
    builder: {
      name: '@storybook/builder-vite',
      options: { viteConfigPath: 'packages/storybook/config/vite.config.ts' },
    },
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
})

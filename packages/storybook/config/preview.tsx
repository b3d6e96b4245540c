// oxlint-disable-next-line import/no-unassigned-import -- before whatever else looks for a storage
import './own-storage.ts'
import { fontsCss } from '@potager/ui/tokens'
import addonA11y from '@storybook/addon-a11y'
import type { DocsTypes } from '@storybook/addon-docs'
import * as docs from '@storybook/addon-docs/preview'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import { lazy, type ReactNode } from 'react'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import { OnPage, SchemeFrame } from '../src/decorators.tsx'
import { holdStill } from '../src/guide/hold-still.ts'
import { useScheme } from '../src/useScheme.ts'

// Tests only need violations; Storybook's panel also lists passes.
const inTest = '__vitest_browser__' in globalThis

// An iframe inside a documentation page must not move by itself.
const embedded = new URLSearchParams(location.search).get('embed') === 'true'
if (embedded) holdStill()

// Documentation pages without a story need the fonts too.
document.head.append(Object.assign(document.createElement('style'), { textContent: fontsCss('swap') }))

// The default of one second is too short on a machine that runs two browsers.
configure({ asyncUtilTimeout: 20_000 })

// Lazy: only documentation pages need them, not every story's test.
const Paper = lazy(() => import('../src/guide/Paper.tsx'))
const GuidePage = lazy(() => import('../src/guide/GuidePage.tsx'))

/** Frames a story in the scheme that the toolbar's choice stands for. */
function InScheme({ chosen, page, children }: { chosen: unknown; page: boolean; children: ReactNode }) {
  return (
    <SchemeFrame scheme={useScheme(chosen)} page={page}>
      {children}
    </SchemeFrame>
  )
}

export default definePreview({
  // The addon's own entry would load the documentation blocks with every story.
  addons: [definePreviewAddon<DocsTypes>(docs), addonA11y(), addonVitest()],
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      description: 'Apparence',
      toolbar: {
        title: 'Apparence',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Du système' },
          { value: 'light', title: 'Claire' },
          { value: 'dark', title: 'Sombre' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'system' },
  parameters: {
    // Our looks, without forced colours, which Chromatic sets per story and not per mode.
    chromatic: {
      modes: {
        clair: { scheme: 'light', viewport: { width: 1366 } },
        sombre: { scheme: 'dark', viewport: { width: 1366 } },
        telephone: { scheme: 'light', viewport: { width: 360, height: 780 } },
      },
    },
    // SchemeFrame adds the margin of a story, in tests as here; a whole page (`page: true`) has none.
    layout: 'fullscreen',
    docs: { container: Paper, page: GuidePage, toc: { title: 'Sur cette page', headingSelector: 'h2, h3' } },
    a11y: {
      test: 'error',
      options: {
        ...(inTest && { resultTypes: ['violations'] }),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'fr-FR',
        order: [
          'Introduction',
          'Fondations',
          [
            'Couleurs',
            'Typographie',
            'Espace et mouvement',
            'Icônes et illustrations',
            'Codes et mots',
            'Autres couleurs',
            'Autre langue',
          ],
          'Composants',
          'Kit de gestion',
          'Écrans',
          'Parcours',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Téléphone', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablette', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Portable', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <OnPage value={embedded || viewMode === 'docs'}>
        <InScheme chosen={globals.scheme} page={parameters.page === true}>
          <Story />
        </InScheme>
      </OnPage>
    ),
  ],
})

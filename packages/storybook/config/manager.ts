import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { fontsCss } from '../../ui/src/foundations/tokens/fonts.ts'
import { onSystemScheme, schemeOf } from '../src/useScheme.ts'
import { nightTheme, paperTheme } from './theme.ts'

document.head.append(Object.assign(document.createElement('style'), { textContent: fontsCss('swap') }))

addons.setConfig({
  theme: schemeOf(undefined) === 'dark' ? nightTheme : paperTheme,
  // `Docs` must stay the id: it ends URLs.
  sidebar: { renderLabel: ({ name }) => (name === 'Docs' ? 'Documentation' : name) },
})

addons.register('potager/appearance', (api) => {
  let chosen: unknown
  const paint = () => api.setOptions({ theme: schemeOf(chosen) === 'dark' ? nightTheme : paperTheme })
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    chosen = globals.scheme
    paint()
  }
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
  onSystemScheme(paint)
})

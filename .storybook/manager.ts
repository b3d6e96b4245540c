import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { fontsCss } from '../packages/ui/src/foundations/tokens/fonts.ts'
import { nightTheme, paperTheme } from './theme.ts'

document.head.append(Object.assign(document.createElement('style'), { textContent: fontsCss('swap') }))

addons.setConfig({
  theme: paperTheme,
  // Hides the search keywords after « · » in a component's name. `Docs` must stay the id: it ends URLs.
  sidebar: { renderLabel: ({ name }) => (name === 'Docs' ? 'Documentation' : name.split(' · ')[0]) },
})

addons.register('potager/appearance', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: globals.scheme === 'dark' ? nightTheme : paperTheme })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})

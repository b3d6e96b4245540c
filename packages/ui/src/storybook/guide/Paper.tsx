import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { nightTheme, paperTheme } from '../../../../../.storybook/theme.ts'
import { tokensCss } from '../../foundations/tokens/index.ts'
import { PageScheme } from './Framed.tsx'
import css from './GuidePage.module.css'
import { holdStill } from './hold-still.ts'

type Emitted = { globals: Record<string, unknown> }

const events = ['setGlobals', 'globalsUpdated']

function lastScheme(): unknown {
  const emitted = events.toReversed().flatMap((event): Emitted[] => addons.getChannel().last(event) ?? [])
  return emitted[0]?.globals.scheme
}

/** The container of every documentation page, in the toolbar's colour scheme. */
export default function Paper({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const [scheme, setScheme] = useState(lastScheme)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: Emitted) => setScheme(globals.scheme)
    for (const event of events) channel.on(event, follow)
    return () => {
      for (const event of events) channel.off(event, follow)
    }
  }, [])
  // A layout effect, to run before effects render the stories.
  useLayoutEffect(holdStill, [])
  const dark = scheme === 'dark'
  useEffect(() => {
    document.documentElement.dataset.scheme = dark ? 'dark' : 'light'
    document.documentElement.lang = 'fr'
  }, [dark])
  return (
    <DocsContainer {...props} theme={dark ? nightTheme : paperTheme}>
      <style>{tokensCss()}</style>
      <PageScheme value={dark ? 'dark' : 'light'}>
        <div className={css.paper}>{children}</div>
      </PageScheme>
    </DocsContainer>
  )
}

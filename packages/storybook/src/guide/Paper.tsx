import { tokensCss } from '@potager/ui/tokens'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { nightTheme, paperTheme } from '../../config/theme.ts'
import { useScheme } from '../useScheme.ts'
import { PageScheme } from './Framed.tsx'
import css from './GuidePage.module.css'
import { holdStill } from './hold-still.ts'

type Emitted = { globals: Record<string, unknown> }

const events = ['setGlobals', 'globalsUpdated']

function lastChoice(): unknown {
  const emitted = events.toReversed().flatMap((event): Emitted[] => addons.getChannel().last(event) ?? [])
  return emitted[0]?.globals.scheme
}

/** The container of every documentation page, in the toolbar's colour scheme. */
export default function Paper({ children, ...props }: DocsContainerProps & { children?: ReactNode }) {
  const [chosen, choose] = useState(lastChoice)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: Emitted) => choose(globals.scheme)
    for (const event of events) channel.on(event, follow)
    return () => {
      for (const event of events) channel.off(event, follow)
    }
  }, [])
  // A layout effect, to run before effects render the stories.
  useLayoutEffect(holdStill, [])
  const scheme = useScheme(chosen)
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme
    document.documentElement.lang = 'fr'
  }, [scheme])
  return (
    <DocsContainer {...props} theme={scheme === 'dark' ? nightTheme : paperTheme}>
      <style>{tokensCss()}</style>
      <PageScheme value={scheme}>
        <div className={css.paper}>{children}</div>
      </PageScheme>
    </DocsContainer>
  )
}

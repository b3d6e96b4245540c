import { tokensCss } from '@potager/ui/tokens'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { nightTheme, paperTheme } from '../../config/theme.ts'
import { useScheme } from '../useScheme.ts'
import css from './GuidePage.module.css'
import { holdStill } from './hold-still.ts'

/** The documentation page's colour scheme. */
const PageScheme = createContext<'light' | 'dark'>('light')

/** The width of the page, for screens without one of their own: the border stands outside. */
export const WHOLE_WIDTH = 'calc(100% - 2px)'

type FramedProps = {
  id: string
  title: string
  /** Size of the emulated screen. */
  styles: { width: string; height: string }
  played: boolean
}

/** A story in an iframe, so that media queries see the emulated screen and its play function may take the focus. */
export function Framed({ id, title, styles: { width, height }, played }: FramedProps) {
  const address = new URLSearchParams({ id, viewMode: 'story', globals: `scheme:${use(PageScheme)}` })
  // Storybook does not run play functions of embedded stories.
  if (!played) address.set('embed', 'true')
  return (
    <div className={css.room}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of this Storybook, sandboxed as it is where it is served. */}
      <iframe
        className={css.frame}
        title={title}
        src={`iframe.html?${address}`}
        loading="lazy"
        style={{ width, height }}
      />
    </div>
  )
}

const phone = { width: '360px', height: '640px' }

/** The product at a glance, on the first page: the orders of the back-office, two pages of the site on a phone. */
export function FirstLook() {
  return (
    <>
      <Framed
        id="ecrans-commandes--nominal"
        title="Les commandes, dans le back-office"
        styles={{ width: WHOLE_WIDTH, height: '460px' }}
        played={false}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: 16 }}>
        <Framed id="ecrans-accueil--phone" title="L’accueil, sur un téléphone" styles={phone} played={false} />
        <Framed id="ecrans-carte--phone" title="La carte, sur un téléphone" styles={phone} played={false} />
      </div>
    </>
  )
}

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

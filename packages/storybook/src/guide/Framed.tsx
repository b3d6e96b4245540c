import { createContext, use } from 'react'
import css from './GuidePage.module.css'

/** The documentation page's colour scheme. */
export const PageScheme = createContext<'light' | 'dark'>('light')

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

import { createContext, use } from 'react'
import css from './Framed.module.css'

/** The appearance of the page that is read. */
export const PageScheme = createContext<'light' | 'dark'>('light')

type FramedProps = {
  /** Id of the story. */
  id: string
  title: string
  /** Of the screen it is shown on. */
  styles: { width: string; height: string }
  /** Whether its scenario is played; otherwise it is shown as it first appears. */
  played: boolean
}

/** A story in a document of its own: what depends on the width of the screen is as there, and its scenario may take the focus. */
export function Framed({ id, title, styles: { width, height }, played }: FramedProps) {
  const address = new URLSearchParams({ id, viewMode: 'story', globals: `scheme:${use(PageScheme)}` })
  // Storybook plays no scenario in what it takes for an embedded story.
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

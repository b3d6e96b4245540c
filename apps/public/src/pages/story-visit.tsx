import type { Replies } from '@potager/domain/fixtures'
import { ofWholePages, storyNetwork } from '@potager/storybook/network'
import type { ComponentType } from 'react'
import { App } from '../App.tsx'
import type { PageName } from '../page.ts'
import { stopClock, withoutToasts } from './story-page.ts'

/** Removes toasts and freezes the clock; returns the cleanup. */
function arrive() {
  const clear = withoutToasts()
  const start = stopClock()
  return () => {
    clear()
    start()
  }
}

/** A public page from its network to the screen: `meta` for all its stories, `saying` for one. */
export function storyVisit(name: PageName, common: Replies = {}) {
  const { afterEach, ...network } = storyNetwork(common, arrive)
  return {
    ...network,
    meta: {
      parameters: ofWholePages,
      decorators: [
        (Story: ComponentType) => (
          <App name={name}>
            <Story />
          </App>
        ),
      ],
      afterEach,
    },
  }
}

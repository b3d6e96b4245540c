import { contractNetwork, type Replies, type Reply } from '@potager/domain/fixtures'
import { expect } from 'storybook/test'
import { openNetwork } from './open-network.ts'

/** A server error. */
export const broken: Reply = { status: 500, body: { message: 'Le service est indisponible.' } }

/** A server error on the first call, then `body`. */
export const brokenOnce =
  (body: unknown) =>
  (_: unknown, time: number): Reply =>
    time === 1 ? broken : { body }

/** A network error. */
export const unreachable = () => Promise.reject<Reply>(new Error('No network.'))

/** Never answers. */
export const silent = () => new Promise<Reply>(() => {})

/** For stories of whole pages: each in its own iframe, because they share the same API paths. */
export const ofWholePages = {
  page: true,
  docs: { story: { inline: false, height: '640px' } },
}

/**
 * The network of a file's stories. `saying` returns a story's `beforeEach`: its replies, beside the `common` ones, and
 * the setup and cleanup of `around`. `afterEach` fails on any request or reply outside the contract.
 */
export function storyNetwork(common: Replies = {}, around: () => () => void = () => () => {}) {
  let network = contractNetwork({})
  return {
    saying: (replies: Replies) => () => {
      const opened = openNetwork({ ...common, ...replies })
      network = opened.network
      const restore = around()
      return () => {
        opened.close()
        network = contractNetwork({})
        restore()
      }
    },
    asked: (call: string) => network.asked.filter((one) => one.call === call),
    afterEach: async () => {
      await expect(network.breaches).toEqual([])
    },
  }
}

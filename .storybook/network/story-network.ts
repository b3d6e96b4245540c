import { expect } from 'storybook/test'
import { contractNetwork, type Replies, type Reply } from '../../packages/domain/src/fixtures/index.ts'
import { openNetwork } from './open-network.ts'

/** What a server says that is out of order. */
export const broken: Reply = { status: 500, body: { message: 'Le service est indisponible.' } }

/** The first time out of order, then what `body` says. */
export const brokenOnce =
  (body: unknown) =>
  (_: unknown, time: number): Reply =>
    time === 1 ? broken : { body }

/** Cannot be reached. */
export const unreachable = () => Promise.reject<Reply>(new Error('No network.'))

/** Never answers. */
export const silent = () => new Promise<Reply>(() => {})

/** Of stories of whole pages: each in a page of its own, because they all ask the same addresses. */
export const ofWholePages = {
  page: true,
  noBaseline: true,
  docs: { story: { inline: false, height: '640px' } },
}

/**
 * The network of a file's stories. `saying` is a story's `beforeEach`: what its calls answer, beside `common` ones, and
 * what `around` prepares and puts back. `afterEach` fails whatever asked or answered what the contract does not have.
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
    /** What was asked of a call, in its order. */
    asked: (call: string) => network.asked.filter((one) => one.call === call),
    afterEach: async () => {
      await expect(network.breaches).toEqual([])
    },
  }
}

import { expect, it } from 'vitest'
import { oldNodeMessage } from './node-version.mjs'

it('accepts Node from 20.19', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.11.1']) expect(oldNodeMessage(version)).toBeNull()
})

it('names the version found and the version needed', () => {
  expect(oldNodeMessage('20.18.3')).toContain('Node 20.18.3 est trop ancien : il faut Node 20.19')
  expect(oldNodeMessage('18.20.4')).not.toBeNull()
})

import { expect, it } from 'vitest'
import { readAppConfig } from './services.ts'

it('reads the page’s configuration, and works without one', () => {
  expect(readAppConfig('{"apiBase":"https://autre.example/v1/","extensions":false}')).toEqual({
    apiBase: 'https://autre.example/v1',
    extensions: false,
  })
  for (const text of [undefined, '', 'null', '{', '{"apiBase":3}']) {
    expect(readAppConfig(text)).toEqual({ apiBase: '/api', extensions: true })
  }
})

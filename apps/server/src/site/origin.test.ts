import { describe, expect, it } from 'vitest'
import { originOf } from './origin.ts'

const asked = (host: string, protocol: 'http' | 'https' = 'http') => originOf({ host, protocol }, {})

describe('the origin that pages name themselves by', () => {
  it('is the setting, whatever the request claims', () => {
    const publicOrigin = new URL('https://potager.example/chemin')
    expect(originOf({ host: 'ailleurs.example', protocol: 'http' }, { publicOrigin })).toBe('https://potager.example')
  })

  it('is else what the request was sent to', () => {
    expect(asked('localhost:3000')).toBe('http://localhost:3000')
    expect(asked('Potager.Example', 'https')).toBe('https://potager.example')
    expect(asked('[::1]:3000')).toBe('http://[::1]:3000')
  })

  it.each(['', 'a b', 'a"><script>', 'a/b', 'user@host', 'host:port', '-a.example', 'a\u2028b', 'h:999999'])(
    'is unknown when %j is claimed',
    (host) => expect(asked(host)).toBeNull(),
  )
})

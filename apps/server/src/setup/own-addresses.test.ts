import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { ownAddresses } from './own-addresses.ts'

const network = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) =>
  [{ address, family, internal }] as NetworkInterfaceInfo[]
const networks = {
  lo: network('127.0.0.1', 'IPv4', true),
  eth0: [...network('192.168.1.20'), ...network('fd00::2', 'IPv6')],
  wlan0: network('10.0.0.7'),
  down: undefined,
}

it.each(['0.0.0.0', '::'])('lists the external IPv4 addresses of the machine for HOST=%s', (host) => {
  expect(ownAddresses(host, '3000', networks)).toEqual(['http://192.168.1.20:3000', 'http://10.0.0.7:3000'])
  expect(ownAddresses(host, '80', networks)[0]).toBe('http://192.168.1.20')
})

it('lists none for a server that listens on localhost or on one address', () => {
  for (const host of ['localhost', '127.0.0.1', '192.168.1.20'])
    expect(ownAddresses(host, '3000', networks)).toEqual([])
})

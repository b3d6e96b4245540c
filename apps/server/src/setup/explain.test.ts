import type { NetworkInterfaceInfo } from 'node:os'
import { expect, it } from 'vitest'
import { readConfig } from '../base/config.ts'
import { StoreError } from '../db/database.ts'
import { explain, ownAddresses } from './explain.ts'

const config = readConfig({ DATABASE_URL: 'postgres://potager@127.0.0.1/potager' })

it.each([
  ['0A000', 'extension "btree_gist" is not available', 'L’extension btree_gist manque à ce serveur'],
  ['58P01', 'could not open extension control file of extension "pg_trgm"', 'L’extension pg_trgm manque à ce serveur'],
  ['42501', 'permission denied to create extension "pg_trgm"', 'create extension pg_trgm'],
  ['42501', 'permission denied for schema public', 'n’a pas le droit d’y créer des tables'],
  ['28P01', 'password authentication failed for user "potager"', 's’écrivent %40'],
  ['ECONNREFUSED', 'connect ECONNREFUSED', 'ne répond pas'],
  ['3F000', 'no schema has been selected to create in', 'create schema public'],
])('says what to do about %s of a database: %s', (code, message, said) => {
  expect(explain(new StoreError(code, message, undefined, undefined), config)).toContain(said)
})

it('has no advice for an error that nobody can act on', () => {
  expect(explain(new StoreError('42601', 'syntax error', undefined, undefined), config)).toBeNull()
})

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

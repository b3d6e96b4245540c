import { contract } from '@potager/domain/contract'
import { diseaseNameKey, wordsKey } from '@potager/domain/disease'
import { fold } from '@potager/domain/text'
import { expect, it } from 'vitest'
import { startHousekeeping } from '../src/setup/prepare.ts'
import { startServer } from './harness.ts'
import { failLoudly } from './stores.ts'

it('housekeeping renews name keys that an older version stored', async () => {
  const server = await startServer()
  const { db } = server
  const token = await server.tokenOf('gerant')
  const texts = { description: 'Texte', advice: 'Texte', prevention: 'Texte' }
  const told = { ...texts, urgency: 'LOW', symptoms: ['fièvre'], affectedRaces: ['toutes'] }
  const add = (name: string) => server.ask(contract.disease.createDisease, { token, body: { ...told, name } })
  await add('Gon\ufb02ement')
  await db.query(`update disease set name_key = 'gon\ufb02ement' where name = $1`, ['Gon\ufb02ement'])
  // By a rule that told them apart, another has the name too.
  await add('Gale double')
  await db.query(`insert into disease (id, name, name_key, description, urgency, advice, prevention, symptoms, affected_races)
    select gen_random_uuid(), 'Gale Double', 'gale-double', description, urgency, advice, prevention, symptoms, affected_races
    from disease where name = 'Gale double'`)
  await db.query(`update sign set name_key = 'a' || name_key, sort_key = 'b' || sort_key`)
  const end = startHousekeeping(db, {}, failLoudly)
  const keys = (table: string) =>
    db.query<{ name: string; name_key: string; sort_key?: string }>(`select * from ${table} order by name_key`)
  await expect
    .poll(() => keys('sign'), { timeout: 30_000 })
    .toSatisfy((rows: Awaited<ReturnType<typeof keys>>) =>
      rows.every(({ name, name_key, sort_key }) => name_key === wordsKey(name) && sort_key === fold(name)),
    )
  await end()
  const other = (await keys('disease')).filter(({ name, name_key }) => name_key !== diseaseNameKey(name))
  expect(other.map(({ name_key }) => name_key)).toEqual(['gale-double'])
  expect((await add('Gonflement')).status).toBe(409)
})

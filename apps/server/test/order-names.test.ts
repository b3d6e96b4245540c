import { expect, inject, it } from 'vitest'
import { migrate } from '../src/db/migrate.ts'
import { openEmpty } from './stores.ts'

it('the migration removes names of orders without a customer and refreshes those of customers', async () => {
  const db = await openEmpty(inject('source'))
  await migrate(db, 59)
  await db.script(`
    insert into customer (id, full_name, search_key, email) values
      ('00000000-0000-4000-8000-00000000000a', 'Léa Petit', 'lea petit', 'lea@exemple.fr');
    insert into restaurant (id, name, sort_key, seats, printers, features, street_name, postal_code, city, country, opening_hours)
      values (gen_random_uuid(), 'Le Potager', 'le potager', 40, 1, '{}', 'rue des Lilas', '75001', 'Paris', 'France', '{}');
    insert into customer_order (id, restaurant_id, customer_id, customer_name, customer_key, status, delivery, total_cents)
    select gen_random_uuid(), r.id, case when said = 'Léa Durand' then c.id end, said, lower(said), 'PENDING', false, 1000
    from customer c, restaurant r, unnest(array['Client de passage', 'Camille', 'Léa Durand']) said`)
  await migrate(db)
  const rows = await db.query('select customer_name as name, customer_key as key from customer_order order by 1')
  expect(rows).toEqual([
    { name: 'Camille', key: 'camille' },
    { name: 'Léa Petit', key: 'lea petit' },
    { name: null, key: null },
  ])
})

import { contract } from '@potager/domain/contract'
import type { Session } from '../session.ts'
import { type Body, controlName, create, readAlone, readListed, refuseFields, type Wrong } from './record.ts'
import type { World } from './world.ts'

const { createDish, getDish, listDishes } = contract.dish

/** A price whose cents tell euros from cents, and rounding from none. */
const PRICE = 12.35

/** A dish, off the menu unless said otherwise: nobody should order it. */
export function dishBody(available = false): Body {
  return {
    name: controlName(),
    description: 'Créé par le contrôle du contrat',
    price: PRICE,
    category: 'DESSERT',
    available,
    allergens: ['MILK', 'SESAME_SEEDS'],
  }
}

const wrong: [field: string, changes: Body][] = [
  ['name', { name: 'x' }],
  ['price', { price: 2.99 }],
  ['price', { price: 12.345 }],
  ['category', { category: 'PIZZA' }],
  ['allergens', { allergens: ['BOIS'] }],
  ['description', { description: 'x'.repeat(1001) }],
]

/** Creates a dish and reads it back. Returns it as the dish to order where the menu has no other. */
export async function checkDish(session: Session, world: World): Promise<World & { off: string | undefined }> {
  const told = wrong.map(
    ([field, changes]): Wrong => [field, changes, `${field} refusé : ${JSON.stringify(changes[field]).slice(0, 20)}`],
  )
  await refuseFields(session, createDish, dishBody(), told)
  const body = dishBody(world.dish === null)
  const made = await create(session, createDish, body)
  if (!made) return { ...world, off: undefined }
  session.left.push(`plat « ${String(body.name)} »`)
  await readAlone(session, getDish, made)
  await readListed(session, listDishes, 'le plat créé', made)
  return { ...world, dish: world.dish ?? { id: made.id, price: PRICE }, off: world.dish ? made.id : undefined }
}

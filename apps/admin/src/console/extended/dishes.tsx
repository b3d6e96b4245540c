import type { Description } from '@potager/admin-kit/descriptions'
import { describe } from '@potager/admin-kit/descriptions/dishes'
import { isPrivileged } from '@potager/domain/auth'
import { type Dish, importDishes } from '@potager/domain/dish'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { session } from '../../auth/session.ts'
import { ImportLink } from '../../import/ImportLink.tsx'
import { supports } from '../../services.ts'
import { ImportedDishes } from '../resources/ImportedDishes.tsx'
import { context } from './context.ts'

function Tools() {
  return supports(importDishes) && <ImportLink />
}

/** Dishes, edited in their record pages. */
export const description: Description<Dish> = {
  ...describe(context),
  Around: ImportedDishes,
  Tools,
  Edit: lazyDialog(() => import('../resources/EditDish.tsx').then((module) => module.EditDish)),
  useMayEdit: () => isPrivileged(session.read()),
}

import type { Description } from '@potager/admin-kit/descriptions'
import { describe } from '@potager/admin-kit/descriptions/dishes'
import { type Dish, importDishes } from '@potager/domain/dish'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { OwnMenus } from '../../dishes/OwnMenus.tsx'
import { ImportLink } from '../../import/ImportLink.tsx'
import { supports } from '../../services.ts'
import { ImportedDishes } from '../resources/ImportedDishes.tsx'
import { context } from './context.ts'

function Tools() {
  return (
    <>
      <OwnMenus />
      {supports(importDishes) && <ImportLink />}
    </>
  )
}

/** Dishes, edited in their record pages by managers; others have the menu of their own restaurant. */
export const description: Description<Dish> = {
  ...describe(context),
  Around: ImportedDishes,
  Tools,
  Edit: lazyDialog(() => import('../resources/EditDish.tsx').then((module) => module.EditDish)),
  Acts: OwnMenus,
}

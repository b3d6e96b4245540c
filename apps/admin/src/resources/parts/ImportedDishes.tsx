import { importDishes } from '@potager/domain/dish'
import { type ReactNode, Suspense } from 'react'
import { lazyDialog } from '../../app/lazyDialog.tsx'
import { useAskedImport } from '../../import/ImportLink.tsx'
import { supports } from '../../services.ts'

const ImportDishes = lazyDialog(() => import('../../dishes/ImportDishes.tsx').then((module) => module.ImportDishes))

/** Around the list of dishes: `?action=import` opens the import of a file. */
export function ImportedDishes({ children }: { children: ReactNode }) {
  const { asked, close } = useAskedImport()
  return (
    <>
      {children}
      {asked && supports(importDishes) && (
        <Suspense>
          <ImportDishes onClose={close} />
        </Suspense>
      )}
    </>
  )
}

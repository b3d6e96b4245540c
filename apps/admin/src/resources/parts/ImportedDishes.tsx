import { importDishes } from '@potager/domain/dish'
import { type ReactNode, Suspense } from 'react'
import { useAskedImport } from '../../pages/import/ImportLink.tsx'
import { lazyDialog } from '../../platform/lazy/lazyDialog.tsx'
import { supports } from '../../platform/services.ts'

const ImportDishes = lazyDialog(() => import('../../pages/dish/ImportDishes.tsx').then((module) => module.ImportDishes))

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

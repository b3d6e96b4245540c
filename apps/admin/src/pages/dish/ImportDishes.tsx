import { downloadText } from '@potager/admin-kit/export'
import { type DishField, type DishImportRow, dishImportLimits, importDishes } from '@potager/domain/dish'
import { dishTemplate, readDishFile } from '@potager/domain/forms'
import { dishImportMessages as words } from '@potager/domain/messages'
import { DishImportDialog } from '@potager/ui/dish'
import { type ImportKind, useImport } from '../import/useImport.ts'

const kind: ImportKind<DishImportRow, DishField> = {
  call: importDishes,
  bytes: dishImportLimits.bytes,
  read: readDishFile,
  words,
}

/** The import dialog of dishes with its calls. */
export function ImportDishes({ onClose }: { onClose: () => void }) {
  return (
    <DishImportDialog
      open
      {...useImport(kind, onClose)}
      onTemplate={() => downloadText(words.templateName, dishTemplate())}
    />
  )
}

import { allergens, type Dish, type DishDraft, dishCategories, isOffered, newDish } from '@potager/domain/dish'
import {
  commonMessages,
  dishFieldLabels,
  dishFormMessages as form,
  consoleMessages as words,
} from '@potager/domain/messages'
import { formRefusal } from '@potager/domain/wire'
import { DishForm } from '@potager/ui/dish'
import { toast } from '@potager/ui/toast'
import { EditSection, useEditing, useOpened } from '../../console/editing.tsx'
import { useCreation } from '../../platform/data/useCreation.ts'
import { useRecords } from '../../platform/data/useRecords.ts'

type DishEdit = Omit<DishDraft, 'available'>

const labels: Record<keyof DishEdit, string> = {
  name: form.name,
  description: dishFieldLabels.description,
  price: form.price,
  category: dishFieldLabels.category,
  allergens: dishFieldLabels.allergens,
}

function draftOf({ name, description, price, ...dish }: Dish): DishEdit {
  return {
    name,
    description,
    price: price ?? Number.NaN,
    category: dishCategories.find((one) => one === dish.category) ?? newDish.category,
    allergens: allergens.filter((one) => dish.allergens?.includes(one)),
  }
}

const opening = { draftOf }

/** Edits a dish in its record page. */
export function EditDish({ row, onClose }: { row: Dish; onClose: () => void }) {
  const { turn, known, start, changed, onTyped, readAgain } = useOpened('dishes', row, opening)
  const editing = useEditing(onClose, turn > 0)
  const { update } = useRecords<Dish>('dishes')
  const write = (edit: DishEdit) => update(known, edit)
  const { send, submitting, serverErrors } = useCreation(write, {
    refusal: (body) => formRefusal(body, commonMessages.unknownError),
    onCreated: () => {
      editing.saved()
      toast.success(words.saved)
      onClose()
    },
    onRefused: ({ status }) => {
      if (status === 409) readAgain()
    },
  })
  return (
    <EditSection key={turn} changed={changed.map((field) => labels[field])}>
      {editing.question}
      <DishForm
        dish={{ ...start, available: isOffered(known) }}
        restored={{ found: null, onTyped: ({ available: _, ...typed }) => onTyped(typed) }}
        submitting={submitting}
        serverErrors={serverErrors}
        onSubmit={({ available: _, ...edit }) => send(edit)}
        onCancel={editing.cancel}
        onDirty={editing.onDirty}
      />
    </EditSection>
  )
}

import { isPrivileged } from '@potager/domain/auth'
import {
  allergens,
  type Dish,
  type DishDraft,
  dishCategories,
  dishError,
  getDish,
  listDishes,
  newDish,
  updateDish,
} from '@potager/domain/dish'
import { formatMoney } from '@potager/domain/format'
import {
  dishFieldLabels,
  dishMessages,
  dishFormMessages as form,
  backOfficeMessages as texts,
  consoleMessages as words,
} from '@potager/domain/messages'
import { DishForm } from '@potager/ui/dish'
import { StatusChip } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useCreation } from '../../app/useCreation.ts'
import { session } from '../../auth/session.ts'
import { dishActions } from '../../dishes/dishActions.ts'
import { categoryOf, dishAllergens } from '../../dishes/dishColumns.ts'
import { api, supports } from '../../services.ts'
import type { Description } from '../description.ts'
import { EditSection } from '../EditSection.tsx'
import { recordPage } from '../RecordPage.tsx'
import { useEditing } from '../useEditing.ts'
import { useOpened } from '../useOpened.ts'

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
    price,
    category: dishCategories.find((one) => one === dish.category) ?? newDish.category,
    allergens: allergens.filter((one) => dish.allergens?.includes(one)),
  }
}

const opening = { draftOf, read: (id: string) => api.send(getDish, id) }

function Edit({ row, onDone }: { row: Dish; onDone: () => void }) {
  const { turn, known, start, changed, onTyped, readAgain } = useOpened(row, opening)
  const editing = useEditing(onDone, turn > 0)
  const { send, submitting, serverErrors } = useCreation(updateDish, {
    refusal: dishError,
    onCreated: () => {
      editing.saved()
      toast.success(words.saved)
      onDone()
    },
    onRefused: ({ status }) => {
      if (status === 409) readAgain()
    },
  })
  return (
    <EditSection key={turn} changed={changed.map((field) => labels[field])}>
      {editing.question}
      <DishForm
        dish={{ ...start, available: known.available }}
        restored={{ found: null, onTyped: ({ available: _, ...typed }) => onTyped(typed) }}
        submitting={submitting}
        serverErrors={serverErrors}
        onSubmit={({ available: _, ...edit }) => send({ ...edit, id: known.id, version: known.version ?? 1 })}
        onCancel={editing.cancel}
        onDirty={editing.onDirty}
      />
    </EditSection>
  )
}

const status = ({ available }: Dish) => (
  <StatusChip
    tone={available ? 'success' : 'neutral'}
    label={available ? texts.availableDish : texts.unavailableDish}
  />
)

const description: Description<Dish> = {
  name: 'dishes',
  call: listDishes,
  audited: 'dish',
  count: texts.dishCount,
  perPage: 25,
  sort: { field: 'name', order: 'ASC' },
  columns: [],
  filters: [],
  summary: { secondary: categoryOf, end: status },
  nameOf: ({ name }) => name,
  statusOf: status,
  facts: (dish) => [
    [dishFieldLabels.category, categoryOf(dish)],
    [dishFieldLabels.price, formatMoney(dish.price)],
    [dishFieldLabels.description, dish.description],
    [dishFieldLabels.allergens, dishAllergens(dish) || dishMessages.noAllergen],
  ],
  actions: dishActions,
  ...(supports(updateDish) && { Edit }),
  useMayEdit: () => isPrivileged(session.read()),
}

export const RecordPage = recordPage(description)

import { isPrivileged } from '@potager/domain/auth'
import { allergens, type Dish, type DishDraft, dishCategories, newDish, updateDish } from '@potager/domain/dish'
import { formatMoney } from '@potager/domain/format'
import { dishMessages, backOfficeMessages as texts, consoleMessages as words } from '@potager/domain/messages'
import { dishError } from '@potager/domain/wire'
import { DishForm } from '@potager/ui/dish'
import { StatusChip } from '@potager/ui/feedback'
import { toast } from '@potager/ui/toast'
import { useCreation } from '../../app/useCreation.ts'
import { useLeaveGuard } from '../../app/useLeaveGuard.tsx'
import { session } from '../../auth/session.ts'
import { dishActions } from '../../dishes/dishActions.ts'
import { allergensOf, categoryOf } from '../../dishes/dishColumns.ts'
import type { Description } from '../description.ts'
import { recordPage } from '../RecordPage.tsx'

const { columns } = texts

function draftOf({ name, description, price, available, ...dish }: Dish): DishDraft {
  return {
    name,
    description,
    price,
    available,
    category: dishCategories.find((one) => one === dish.category) ?? newDish.category,
    allergens: allergens.filter((one) => dish.allergens?.includes(one)),
  }
}

function Edit({ row, onDone }: { row: Dish; onDone: () => void }) {
  const { setDirty, release } = useLeaveGuard()
  const { send, submitting, serverErrors } = useCreation(updateDish, {
    refusal: dishError,
    onCreated: () => {
      release()
      toast.success(words.saved)
      onDone()
    },
  })
  return (
    <>
      <DishForm
        dish={draftOf(row)}
        submitting={submitting}
        serverErrors={serverErrors}
        onSubmit={({ available: _, ...edit }) => send({ ...edit, id: row.id, version: row.version ?? 1 })}
        onCancel={onDone}
        onDirty={setDirty}
      />
    </>
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
  resource: 'dishes',
  call: 'listDishes',
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
    [columns.category, categoryOf(dish)],
    [columns.price, formatMoney(dish.price)],
    [words.columns.description, dish.description],
    [columns.allergens, allergensOf(dish) || dishMessages.noAllergen],
  ],
  actions: dishActions,
  Edit,
  useMayEdit: () => isPrivileged(session.read()),
}

export const RecordPage = recordPage(description)

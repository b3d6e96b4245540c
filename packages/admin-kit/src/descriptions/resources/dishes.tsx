import { isPrivileged } from '@potager/domain/auth'
import { allergens, type Dish, dishCategories, listDishes } from '@potager/domain/dish'
import { formatMoney, formatPriceTtc } from '@potager/domain/format'
import {
  allergenLabels,
  dishCategoryLabels,
  dishFieldLabels,
  dishMessages,
  emptyListMessages,
  formatMessages,
  backOfficeMessages as texts,
} from '@potager/domain/messages'
import { StatusChip } from '@potager/ui/feedback'
import { allergensOfLine as allergensOf, categoryLabel } from '@potager/ui/order'
import { abilitiesWith } from '../../data/abilities.ts'
import { listStarts } from '../../query/list-starts.ts'
import type { Description, DescriptionContext } from '../description.ts'
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx'
import { dishActions } from './dishActions.ts'

const categoryOf = ({ category }: Dish) => categoryLabel(category)
const stateOf = ({ available }: Dish) =>
  available === null ? formatMessages.unsaid : available ? texts.availableDish : texts.unavailableDish
const status = (dish: Dish) => <StatusChip tone={dish.available ? 'success' : 'neutral'} label={stateOf(dish)} />

type Asked = Pick<DescriptionContext, 'supports' | 'session'>

const availableOn =
  ({ supports, session }: Asked) =>
  (dish: Dish) =>
    abilitiesWith(supports, 'dishes', isPrivileged(session.read())).changes.has('available') ? (
      <AvailabilitySwitch dish={dish} />
    ) : (
      stateOf(dish)
    )

/** Every dish of the group, available or not; managers change that with a tap where the backend has a call for it. */
export const describe = (context: Asked): Description<Dish> => ({
  name: 'dishes',
  call: listDishes,
  audited: 'dish',
  count: texts.dishCount,
  empty: emptyListMessages.dishes,
  ...listStarts.dishes,
  words: { create: texts.newDish },
  columns: [
    { source: 'name', label: dishFieldLabels.name, cell: ({ name }) => name, sortable: true },
    { source: 'category', label: dishFieldLabels.category, cell: categoryOf, sortable: true },
    {
      source: 'price',
      label: dishFieldLabels.price,
      cell: ({ price }) => price && price / 100,
      render: ({ price }) => formatMoney(price),
      sortable: true,
      align: 'right',
      unbroken: true,
    },
    {
      source: 'available',
      label: dishFieldLabels.available,
      cell: (dish) => dish.available,
      render: availableOn(context),
      sortable: true,
    },
    { source: 'allergens', label: dishFieldLabels.allergens, cell: allergensOf },
  ],
  filters: [
    { kind: 'text', source: 'q', label: texts.search },
    {
      kind: 'choice',
      source: 'category',
      label: dishFieldLabels.category,
      options: [
        { value: '', label: texts.anyCategory },
        ...dishCategories.map((value) => ({ value, label: dishCategoryLabels[value] })),
      ],
    },
    {
      kind: 'choice',
      source: 'available',
      label: dishFieldLabels.available,
      options: [
        { value: '', label: texts.anyAvailability },
        { value: 'true', label: texts.availableOnly },
        { value: 'false', label: texts.unavailableOnly },
      ],
    },
    {
      kind: 'choice',
      source: 'allergens',
      label: dishFieldLabels.allergens,
      options: [
        { value: '', label: texts.anyAllergen },
        ...allergens.map((value) => ({ value, label: allergenLabels[value] })),
      ],
    },
  ],
  summary: { secondary: (dish) => `${categoryOf(dish)} · ${formatPriceTtc(dish.price)}`, end: availableOn(context) },
  nameOf: ({ name }) => name,
  statusOf: status,
  facts: (dish) => [
    [dishFieldLabels.category, categoryOf(dish)],
    [dishFieldLabels.price, formatMoney(dish.price)],
    [dishFieldLabels.description, dish.description],
    [dishFieldLabels.allergens, allergensOf(dish) || dishMessages.noAllergen],
  ],
  actions: dishActions,
  related: [{ name: 'reviews', target: 'resourceId' }],
})

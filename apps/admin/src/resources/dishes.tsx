import {
  choicesOf,
  DataTable,
  FunctionField,
  List,
  ReferenceManyField,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
  useCan,
} from '@potager/admin-kit'
import { listStarts } from '@potager/admin-kit/query'
import { allergens, type Dish, dishCategories, importDishes, listDishes } from '@potager/domain/dish'
import { formatMoney, formatPriceTtc } from '@potager/domain/format'
import {
  allergenLabels,
  dishCategoryLabels,
  dishMessages,
  formatMessages,
  dishFieldLabels as labels,
  backOfficeMessages as texts,
} from '@potager/domain/messages'
import { StatusChip } from '@potager/ui/feedback'
import { allergensOfLine as allergensOf, categoryLabel } from '@potager/ui/order'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { EmptyList, ListActions } from '../console/ListActions.tsx'
import { EditHere, Record } from '../console/Record.tsx'
import { OwnMenus } from '../dishes/OwnMenus.tsx'
import { ImportLink } from '../import/ImportLink.tsx'
import { supports } from '../services.ts'
import { AvailabilitySwitch } from './parts/AvailabilitySwitch.tsx'
import { buttonsOf } from './parts/buttonsOf.tsx'
import { dishActions } from './parts/dishActions.ts'
import { ImportedDishes } from './parts/ImportedDishes.tsx'
import { reviewRows } from './parts/review.tsx'

const Edit = lazyDialog(() => import('./parts/EditDish.tsx').then((module) => module.EditDish))

const options = { count: texts.dishCount }
const recordRepresentation = ({ name }: Dish) => name

const categoryOf = ({ category }: Dish) => categoryLabel(category)
const stateOf = ({ available }: Dish) =>
  available === null ? formatMessages.unsaid : available ? texts.availableDish : texts.unavailableDish

/** Whether a dish is on the menu: with a switch for who may take it off. */
export function Availability({ dish }: { dish: Dish }) {
  return useCan('available', 'dishes') ? <AvailabilitySwitch dish={dish} /> : stateOf(dish)
}
const availability = (dish: Dish) => <Availability dish={dish} />

const actions = buttonsOf(dishActions)
const availabilities = [
  { id: true, name: texts.availableOnly },
  { id: false, name: texts.unavailableOnly },
]
const filters = (
  <>
    <SearchInput />
    <SelectInput
      source="category"
      label={labels.category}
      choices={choicesOf(dishCategories, dishCategoryLabels)}
      emptyText={texts.anyCategory}
    />
    <SelectInput
      source="available"
      label={labels.available}
      choices={availabilities}
      emptyText={texts.anyAvailability}
    />
    <SelectInput
      source="allergens"
      label={labels.allergens}
      choices={choicesOf(allergens, allergenLabels)}
      emptyText={texts.anyAllergen}
    />
  </>
)

/** The columns of the list, and of its export. */
export const columns = (
  <>
    <DataTable.Col source="name" label={labels.name} />
    <DataTable.Col source="category" label={labels.category} value={categoryOf} />
    <DataTable.MoneyCol source="price" label={labels.price} />
    <DataTable.Col<Dish>
      source="available"
      label={labels.available}
      value={({ available }) => available}
      render={availability}
    />
    <DataTable.Col source="allergens" label={labels.allergens} value={allergensOf} disableSort />
  </>
)

/** What leads from the list to menus and to an import. */
export const tools = () => (
  <>
    <OwnMenus />
    {supports(importDishes) && <ImportLink />}
  </>
)

/** Every dish of the group, available or not; managers change that with a tap where the backend has a call for it. */
function DishList() {
  return (
    <ImportedDishes>
      <List
        {...listStarts.dishes}
        queryOptions={listDishes.freshness}
        filters={filters}
        actions={<ListActions create={texts.newDish}>{tools()}</ListActions>}
        empty={<EmptyList create={texts.newDish}>{tools()}</EmptyList>}
      >
        <DataTable
          bulkActionButtons={useCan('available', 'dishes') && actions}
          phone={{
            secondaryText: (dish: Dish) => `${categoryOf(dish)} · ${formatPriceTtc(dish.price)}`,
            tertiaryText: availability,
          }}
        >
          {columns}
        </DataTable>
      </List>
    </ImportedDishes>
  )
}

const status = (dish: Dish) => <StatusChip tone={dish.available ? 'success' : 'neutral'} label={stateOf(dish)} />

function DishShow() {
  return (
    <Record
      audited="dish"
      Edit={Edit}
      status={<FunctionField render={status} />}
      actions={
        <>
          {actions}
          <OwnMenus />
        </>
      }
    >
      <SimpleShowLayout>
        <FunctionField label={labels.category} render={categoryOf} />
        <FunctionField label={labels.price} render={({ price }: Dish) => formatMoney(price)} />
        <TextField source="description" label={labels.description} />
        <FunctionField label={labels.allergens} render={(dish: Dish) => allergensOf(dish) || dishMessages.noAllergen} />
      </SimpleShowLayout>
      <EditHere />
      <ReferenceManyField {...reviewRows} reference="reviews" target="resourceId" />
    </Record>
  )
}

export const resource = { list: DishList, show: DishShow, recordRepresentation, options }

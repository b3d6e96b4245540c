import {
  DataTable,
  FunctionField,
  ReferenceManyField,
  SearchInput,
  SelectInput,
  SimpleShowLayout,
  TextField,
  useCan,
} from '@potager/admin-kit'
import { type Dish, importDishes, listDishes } from '@potager/domain/dish'
import { formatMoney } from '@potager/domain/format'
import {
  allergenLabels,
  dishCategoryLabels,
  dishMessages,
  dishFieldLabels as labels,
  backOfficeMessages as texts,
} from '@potager/domain/messages'
import { allergensOfLine as allergensOf } from '@potager/ui/order'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { EditHere, Record } from '../console/Record.tsx'
import { OwnMenus } from '../pages/dish/OwnMenus.tsx'
import { ImportLink } from '../pages/import/ImportLink.tsx'
import { lazyDialog } from '../platform/lazy/lazyDialog.tsx'
import { supports } from '../platform/services.ts'
import { availability, categoryOf, dishActions, dishRows, dishStatus, ImportedDishes } from './parts/dish.tsx'
import { buttonsOf } from './parts/mentions.tsx'
import { reviewRows } from './parts/review.tsx'

const Edit = lazyDialog(() => import('./parts/EditDish.tsx').then((module) => module.EditDish))

const options = { count: texts.dishCount }
const recordRepresentation = ({ name }: Dish) => name

const actions = buttonsOf(dishActions)
const availabilities = { true: texts.availableOnly, false: texts.unavailableOnly }
const filters = (
  <>
    <SearchInput />
    <SelectInput source="category" label={labels.category} choices={dishCategoryLabels} emptyText={texts.anyCategory} />
    <SelectInput
      source="available"
      label={labels.available}
      choices={availabilities}
      emptyText={texts.anyAvailability}
    />
    <SelectInput source="allergens" label={labels.allergens} choices={allergenLabels} emptyText={texts.anyAllergen} />
  </>
)

/** The columns of the list, and of its export. */
export const columns = (
  <>
    <DataTable.Col source="name" label={labels.name} />
    <DataTable.Col source="category" label={labels.category} value={categoryOf} />
    <DataTable.MoneyCol source="price" label={labels.price} />
    <DataTable.Col source="available" label={labels.available} render={availability} />
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
      <ConsoleList queryOptions={listDishes.freshness} filters={filters} create={texts.newDish} tools={tools()}>
        <DataTable bulkActionButtons={useCan('available', 'dishes') && actions} phone={dishRows}>
          {columns}
        </DataTable>
      </ConsoleList>
    </ImportedDishes>
  )
}

function DishShow() {
  return (
    <Record
      audited="dish"
      Edit={Edit}
      status={<FunctionField render={dishStatus} />}
      actions={[...actions, <OwnMenus key="menus" />]}
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

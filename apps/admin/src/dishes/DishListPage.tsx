import { type Dish, listDishes } from '@potager/domain/dish'
import { formatMoney, formatPriceTtc } from '@potager/domain/format'
import { dishFieldLabels, navigationMessages, backOfficeMessages as texts } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { Button, TextLink } from '@potager/ui/button'
import { Icon } from '@potager/ui/icon'
import { Link } from 'react-router-dom'
import { BulkActions } from '../console/BulkActions.tsx'
import type { ListColumn } from '../lists/ListTable.tsx'
import { ResourceList } from '../lists/ResourceList.tsx'
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx'
import { DishFilters } from './DishFilters.tsx'
import { dishActions } from './dishActions.ts'
import { categoryOf, dishAllergens, dishColumns } from './dishColumns.ts'

const name = (dish: Dish) => (
  <TextLink component={Link} to={paths.consoleRecord('dishes', dish.id)}>
    {dish.name}
  </TextLink>
)
const available = (dish: Dish) => <AvailabilitySwitch dish={dish} />

const listed: readonly ListColumn<Dish>[] = [
  { source: 'name', label: dishFieldLabels.name, render: name, sortable: true },
  { source: 'category', label: dishFieldLabels.category, render: categoryOf, sortable: true },
  {
    source: 'price',
    label: dishFieldLabels.price,
    render: ({ price }) => formatMoney(price),
    sortable: true,
    align: 'right',
    unbroken: true,
  },
  { source: 'available', label: dishFieldLabels.available, render: available, sortable: true },
  { source: 'allergens', label: dishFieldLabels.allergens, render: dishAllergens },
]

const subject = {
  name: 'dishes',
  call: listDishes,
  count: texts.dishCount,
  nameOf: (dish: Dish) => dish.name,
} as const

/** Every dish, available or not. */
export function DishListPage() {
  return (
    <ResourceList<Dish>
      call={listDishes}
      title={navigationMessages.dishes}
      count={texts.dishCount}
      perPage={25}
      sort={{ field: 'name', order: 'ASC' }}
      empty={texts.noDish}
      filteredEmpty={texts.noResult}
      filters={<DishFilters />}
      actions={
        <Button component={Link} to={paths.createDish} size="small" variant="contained" startIcon={<Icon name="add" />}>
          {texts.newDish}
        </Button>
      }
      csv={{ name: 'plats', columns: dishColumns }}
      summary={{
        primary: name,
        secondary: (dish) => `${categoryOf(dish)} · ${formatPriceTtc(dish.price)}`,
        end: available,
      }}
      bulk={
        dishActions.length > 0
          ? { nameOf: (dish) => dish.name, actions: <BulkActions<Dish> subject={subject} actions={dishActions} /> }
          : undefined
      }
      columns={listed}
    />
  )
}

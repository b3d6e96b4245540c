import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import type { Dish } from '@potager/domain/dish'
import { formatMoney, formatPriceTtc } from '@potager/domain/format'
import { navigationMessages, backOfficeMessages as texts } from '@potager/domain/messages'
import { paths } from '@potager/domain/paths'
import { DataTable } from 'ra-ui-materialui'
import { Link } from 'react-router-dom'
import { BulkActions } from '../console/BulkActions.tsx'
import { ResourceList } from '../lists/ResourceList.tsx'
import { config } from '../services.ts'
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx'
import { DishFilters } from './DishFilters.tsx'
import { dishActions } from './dishActions.ts'
import { allergensOf, categoryOf, dishColumns } from './dishColumns.ts'

const { columns } = texts

const name = (dish: Dish) => (
  <MuiLink component={Link} to={paths.consoleRecord('dishes', dish.id)}>
    {dish.name}
  </MuiLink>
)
const available = (dish: Dish) =>
  config.extensions ? <AvailabilitySwitch dish={dish} /> : dish.available ? texts.availableDish : texts.unavailableDish

/** The whole card of dishes, available or not. */
export function DishListPage() {
  return (
    <ResourceList<Dish>
      resource="dishes"
      call="listDishes"
      title={navigationMessages.dishes}
      count={texts.dishCount}
      perPage={25}
      sort={{ field: 'name', order: 'ASC' }}
      empty={texts.noDish}
      filteredEmpty={texts.noResult}
      filters={<DishFilters />}
      actions={
        <Button component={Link} to={paths.createDish} size="small" variant="contained" startIcon={<Add />}>
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
          ? { nameOf: (dish) => dish.name, actions: <BulkActions<Dish> resource="dishes" actions={dishActions} /> }
          : undefined
      }
    >
      <DataTable.Col<Dish> source="name" label={columns.name} render={name} />
      <DataTable.Col<Dish> source="category" label={columns.category} render={categoryOf} />
      <DataTable.Col<Dish>
        source="price"
        label={columns.price}
        align="right"
        className="figures"
        render={({ price }) => formatMoney(price)}
      />
      <DataTable.Col<Dish> source="available" label={columns.available} render={available} />
      <DataTable.Col<Dish> source="allergens" label={columns.allergens} disableSort render={allergensOf} />
    </ResourceList>
  )
}

import { DataTable, DateInput, FunctionField, SelectInput, SimpleShowLayout } from '@potager/admin-kit'
import { consoleList, largestOrderPage } from '@potager/admin-kit/query'
import { formatMoney, formatPhone } from '@potager/domain/format'
import {
  filterLabels,
  orderFieldLabels as labels,
  orderMessages,
  orderStatusLabels,
  ordersScreenMessages,
} from '@potager/domain/messages'
import { createOrder, listOrders, type Order } from '@potager/domain/order'
import { PhoneLink } from '@potager/ui/button'
import { allergensOf, customerOf, linesOf, linesText, orderService, statusOf } from '@potager/ui/order'
import { ConsoleList } from '../console/ConsoleList.tsx'
import { Record } from '../console/Record.tsx'
import { supports } from '../platform/services.ts'
import { ofPeriod, ofPeriodAndRestaurant } from './parts/exportForms.ts'
import { CustomerInput, OrderRestaurantInput } from './parts/filterInputs.tsx'
import { buttonsOf, customerOf as linkedCustomerOf, restaurantOf } from './parts/mentions.tsx'
import { OpenedOrder, openableRows, orderActions, orderNumber } from './parts/OpenedOrder.tsx'
import { orderCount, orderedAt, orderName, orderStatus } from './parts/order.tsx'

const options = { count: orderCount }
const recordRepresentation = orderName

const phoneOf = ({ deliveryPhone = '' }: Order) => formatPhone(deliveryPhone)

const actions = buttonsOf(orderActions)

const filters = (
  <>
    <SelectInput source="status" label={labels.status} choices={orderStatusLabels} emptyText={filterLabels.anyStatus} />
    <CustomerInput source="customerId" label={labels.customer} />
    <DateInput source="day" label={labels.day} />
    <OrderRestaurantInput />
  </>
)

/** The columns of the list, and of its export. */
export const columns = () => (
  <>
    <DataTable.Col source="id" label={labels.number} value={orderName} render={orderNumber} disableSort />
    <DataTable.InstantCol source="createdAt" label={labels.createdAt} />
    <DataTable.Col source="customerName" label={labels.customer} value={customerOf} />
    {supports(consoleList) && <DataTable.Col source="restaurantName" label={labels.restaurant} disableSort />}
    <DataTable.Col source="delivery" label={labels.service} value={orderService} disableSort unbroken />
    <DataTable.Col<Order>
      source="status"
      label={labels.status}
      value={(order) => statusOf(order.status)}
      render={orderStatus}
    />
    <DataTable.MoneyCol source="total" label={labels.total} />
    {supports(createOrder, 'wantedTime') && (
      <>
        <DataTable.Col source="wantedTime" label={labels.wantedTime} disableSort unbroken />
        <DataTable.Col source="deliveryAddress" label={labels.address} disableSort />
        <DataTable.Col source="deliveryPhone" label={labels.phone} value={phoneOf} disableSort unbroken />
      </>
    )}
    <DataTable.Col source="lines" label={labels.lines} value={linesText} render={linesOf} disableSort />
  </>
)

/** Every order: sorted, filtered and paged by the server; a number opens the order over the list. */
function OrderList() {
  return (
    <OpenedOrder>
      <ConsoleList
        queryOptions={listOrders.freshness}
        exportPageSize={largestOrderPage(supports)}
        filters={filters}
        create={orderMessages.newOrder}
        emptyWords={{ title: orderMessages.empty, hint: ordersScreenMessages.emptyHint }}
        exportForm={supports(listOrders, 'restaurantId') ? ofPeriodAndRestaurant : ofPeriod}
      >
        <DataTable
          bulkActionButtons={actions}
          rowClick={false}
          hiddenColumns={['wantedTime', 'deliveryAddress', 'deliveryPhone', 'lines']}
          empty={orderMessages.filteredEmpty}
          phone={openableRows}
        >
          {columns()}
        </DataTable>
      </ConsoleList>
    </OpenedOrder>
  )
}

function OrderShow() {
  return (
    <Record audited="order" status={<FunctionField render={orderStatus} />} actions={actions}>
      <SimpleShowLayout>
        <FunctionField
          label={labels.customer}
          render={(order: Order) => linkedCustomerOf({ ...order, customerName: customerOf(order) })}
        />
        <FunctionField label={labels.restaurant} render={restaurantOf} />
        <FunctionField label={labels.service} render={orderService} />
        <FunctionField label={labels.wantedTime} render={({ wantedTime }: Order) => wantedTime} />
        <FunctionField label={labels.address} render={({ deliveryAddress }: Order) => deliveryAddress} />
        <FunctionField
          label={labels.phone}
          render={({ deliveryPhone }: Order) => deliveryPhone && <PhoneLink phone={deliveryPhone} />}
        />
        <FunctionField label={labels.createdAt} render={orderedAt} />
        <FunctionField label={labels.lines} render={linesOf} />
        <FunctionField label={labels.allergens} render={allergensOf} />
        <FunctionField label={labels.total} render={(order: Order) => formatMoney(order.total)} />
      </SimpleShowLayout>
    </Record>
  )
}

export const resource = { list: OrderList, show: OrderShow, recordRepresentation, options }

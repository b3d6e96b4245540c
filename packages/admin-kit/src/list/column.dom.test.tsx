import { dishFieldLabels } from '@potager/domain/messages'
import { expect, it } from 'vitest'
import { BooleanField, DataTable, FunctionField, TextField } from '../index.ts'
import { holdsNothing } from '../record/SimpleShowLayout.tsx'
import { exportOf } from '../testing/exportOf.ts'
import { columnsOf } from './column.ts'

const dish = { id: 7, name: 'Tarte', organic: false, price: 1250, at: null }

it('an export has the columns with a source or a value, and amounts in euros', () => {
  const columns = (
    <>
      <DataTable.Col source="name" />
      <TextField source="organic" />
      <FunctionField render={() => 'rien'} />
      <DataTable.Col render={() => 'rien'} />
      <DataTable.Col source="length" value={({ name }: typeof dish) => name.length} />
      <DataTable.MoneyCol source="price" exportLabel={dishFieldLabels.price} />
      <DataTable.Col source="hidden" exported={false} />
    </>
  )
  expect(exportOf(columns, [dish]).split('\r\n').slice(0, 2)).toEqual([
    '\ufeffRéférence;name;organic;length;Prix TTC',
    '7;Tarte;non;5;12,5',
  ])
})

it('a column without a source is not sortable, nor is one marked so', () => {
  const columns = columnsOf([
    <TextField key="a" source="name" sortable={false} />,
    <FunctionField key="b" render={() => ''} />,
    <TextField key="c" source="name" />,
  ])
  expect(columns.map(({ disableSort }) => disableSort)).toEqual([true, true, false])
})

it('a field with the value false is not empty, a cell rendered as false is', () => {
  const nothing = [
    <BooleanField key="a" source="organic" />,
    <FunctionField key="b" render={({ organic }: typeof dish) => organic && 'Bio'} />,
    <TextField key="c" source="at" />,
    <TextField key="d" source="at" emptyText="jamais" />,
  ].map(({ props }) => holdsNothing(props, dish))
  expect(nothing).toEqual([false, true, true, false])
})

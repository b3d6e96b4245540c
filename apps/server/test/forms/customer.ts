import { contract } from '@potager/domain/contract'
import { type Form, flag, list, long, textField, versionField, wholeField } from './field.ts'

export const orderForms: Record<string, Form> = {
  createOrder: {
    endpoint: contract.order.createOrder,
    valid: ({ restaurant, dish }) => ({
      idRestaurant: restaurant,
      idUser: '00000000-0000-0000-0000-000000000000',
      listDishNumber: [{ idDish: dish, number: 1 }],
      flatDelivered: false,
      customerName: 'Jeanne Petit',
      lineNotes: [{ idDish: dish, note: 'sans oignon' }],
      wantedTime: '19:30',
    }),
    fields: [
      { path: 'idRestaurant', required: true, bad: [null, '', 'abc', 1] },
      { path: 'idUser', required: true, bad: [null, '', 'abc', 1] },
      {
        path: 'listDishNumber',
        required: true,
        bad: [
          null,
          [],
          {},
          'x',
          Array.from({ length: 21 }, () => ({ idDish: '0197a000-0000-7000-8000-000000000000', number: 1 })),
        ],
      },
      { path: 'listDishNumber.0', bad: [null, 1, 'x'] },
      { path: 'listDishNumber.0.idDish', required: true, bad: [null, '', 'abc', 1] },
      wholeField('listDishNumber.0.number', 1, 50),
      flag('flatDelivered', true),
      { path: 'customerName', bad: [null, 1, '', 'J', 'J4', '=cmd()', 'J'.repeat(101)] },
      { path: 'lineNotes', bad: [null, {}, 'x'] },
      { path: 'lineNotes.0.idDish', required: true, bad: [null, '', 'abc', 1] },
      textField('lineNotes.0.note', 100),
      { path: 'wantedTime', bad: [null, 1930, '', '24:00', '19:60', '9:30', '19:30:00', [19, 30]] },
      { ...textField('deliveryAddress', 200), required: false },
      { path: 'deliveryPhone', bad: [null, 1, '', '12', 'abc', '06 12 34', '0'.repeat(20)] },
    ],
  },
  updateOrderStatus: {
    endpoint: contract.order.updateOrderStatus,
    valid: () => ({ status: 'CONFIRMED' }),
    fields: [
      { path: 'status', required: true, bad: [null, '', 'CANCELLED', 'pending', 1] },
      textField('reason', 500, false),
    ],
  },
}

const valid = () => ({ fullName: 'Cléa Roux', phone: '06 12 34 56 78', email: 'clea@exemple.fr', note: 'Terrasse' })
const contents: Form['fields'] = [
  { ...textField('fullName', 100), bad: [...textField('fullName', 100).bad, '12', '?'] },
  { path: 'phone', bad: [null, 12, [], '12', '06 12 34 56 7', '+33 6', 'six', long(21)] },
  { path: 'email', bad: [null, 12, [], 'clea', 'clea@', `${'a'.repeat(250)}@b.fr`] },
  textField('note', 2000, false),
]
const restaurant = { path: 'restaurantId', bad: [null, 1, '', 'x', '0197a000-0000-7000-8000-000000000000'] }
const { createCustomer, updateCustomer, mergeCustomers, importCustomers } = contract.customer

export const customerForms: Record<string, Form> = {
  createCustomer: { endpoint: createCustomer, valid, fields: [...contents, restaurant, flag('confirmed')] },
  updateCustomer: {
    endpoint: updateCustomer,
    params: ({ customer }) => ({ id: customer }),
    valid: () => ({ ...valid(), version: 1 }),
    fields: [...contents, versionField, flag('confirmed')],
  },
  mergeCustomers: {
    endpoint: mergeCustomers,
    params: ({ customer }) => ({ id: customer }),
    valid: ({ customer }) => ({ other: customer, version: 1, otherVersion: 1 }),
    fields: [
      { path: 'other', required: true, bad: [null, 1, '', 'x', []] },
      versionField,
      { ...versionField, path: 'otherVersion' },
    ],
  },
  importCustomers: {
    endpoint: importCustomers,
    valid: () => ({ rows: [{ ...valid(), row: 2 }], apply: true }),
    fields: [
      {
        ...list('rows', [[], Array.from({ length: 5001 }, (_, index) => ({ ...valid(), row: index + 1 }))]),
        required: true,
      },
      flag('apply', true),
      { path: 'digest', bad: [null, 1, [], long(101)] },
      restaurant,
      { path: 'rows.0', bad: [null, 1, 'x', [], {}] },
      { path: 'rows.0.row', required: true, bad: [null, '2', 0, 1.5, 1e300] },
      { path: 'rows.0.id', bad: [null, 1, 'x', ''] },
      ...contents.map((field) => ({ ...field, path: `rows.0.${field.path}` })),
    ],
  },
}

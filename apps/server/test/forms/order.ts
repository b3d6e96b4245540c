import { contract } from '@potager/domain/contract'
import { type Form, flag, textField, wholeField } from './field.ts'

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

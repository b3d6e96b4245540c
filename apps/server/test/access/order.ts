import type { Known } from '../known.ts'
import { type Row, whenSignedIn } from './row.ts'

/** A guest's order of one dish. */
export const guestOrder = ({ restaurant, dish }: Pick<Known, 'restaurant' | 'dish'>) => ({
  body: {
    idRestaurant: restaurant,
    idUser: '00000000-0000-0000-0000-000000000000',
    listDishNumber: [{ idDish: dish, number: 1 }],
    flatDelivered: false,
  },
})

export const orderAccess: Record<string, Row> = {
  listOrders: { ...whenSignedIn(200), rows: 'of own restaurants' },
  getOrder: { sent: ({ order }) => ({ params: { id: order } }), ...whenSignedIn(200), 'other owner': 404 },
  updateOrderStatus: {
    sent: ({ order }) => ({ params: { orderId: order }, body: { status: 'PENDING' } }),
    ...whenSignedIn(409),
    'other owner': 404,
  },
  createOrder: { sent: guestOrder, ...whenSignedIn(201), 'other owner': 403 },
}
